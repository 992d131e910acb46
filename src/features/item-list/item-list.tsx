import { useCallback, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { resolveItem, type SavedItem } from '../../store/saved-items';
import { LongList } from '../../ui/long-list/long-list';
import { ItemRow, type RowAction, type RowButton } from './item-row';
import styles from './item-list.module.css';

interface ItemListProps {
  /** The list's name, for assistive technology. */
  label: string;
  items: readonly SavedItem[];
  removeIcon: 'remove' | 'heart';
  action: RowAction;
  onRemove: (item: SavedItem) => void;
  onOpen: (productId: string) => void;
  /** Gets focus once the last row is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The buttons in the page, and the refs that keep them. */
function useRowButtons() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const refOf = useCallback(
    ({ itemId }: SavedItem, button: RowButton) =>
      (element: HTMLButtonElement | null) => {
        if (!element) return undefined;
        const { current } = buttons;
        current.set(`${button} ${itemId}`, element);
        return () => void current.delete(`${button} ${itemId}`);
      },
    [],
  );
  const find = useCallback(
    ({ itemId }: SavedItem, button: RowButton) => buttons.current.get(`${button} ${itemId}`),
    [],
  );
  return { refOf, find };
}

/** The rows of the cart or the wishlist. After one has gone, focus is on the same button of the row that moved up. */
export function ItemList(props: ItemListProps) {
  const { label, items, removeIcon, action, onRemove, onOpen, heading } = props;
  const catalogue = useCatalogue();
  const { refOf, find } = useRowButtons();
  const onPress = useCallback(
    (item: SavedItem, button: RowButton) => {
      const index = items.indexOf(item);
      const neighbor = items[index + 1] ?? items[index - 1];
      flushSync(() => (button === 'remove' ? onRemove(item) : action.run(item)));
      const next = neighbor && (find(neighbor, button) ?? find(neighbor, 'remove'));
      (next ?? heading.current)?.focus();
    },
    [items, onRemove, action, find, heading],
  );
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index];
      return (
        item && (
          <ItemRow
            {...resolveItem(catalogue, item)}
            removeIcon={removeIcon}
            action={action}
            refOf={refOf}
            onPress={onPress}
            onOpen={onOpen}
          />
        )
      );
    },
    [items, catalogue, removeIcon, action, refOf, onPress, onOpen],
  );
  return (
    <LongList
      label={label}
      className={styles.rows}
      count={items.length}
      keyAt={(index) => items[index]?.itemId ?? ''}
      renderAt={renderAt}
    />
  );
}
