import type { RefObject } from 'react';
import type { ListName, SavedItem } from '../../shop/state';

/** What the dashboard hands to the view of either list. */
export interface ListViewProps {
  /** The view's heading, which takes focus when the last row is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** False until the browser has told what was kept: an empty list is not yet known to be empty. */
  readonly isReady: boolean;
  readonly onRemove: (list: ListName, item: SavedItem) => void;
  readonly onOpen: (productId: string) => void;
}
