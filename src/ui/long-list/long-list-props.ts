import type { ReactNode } from 'react';

/** A list of which only the part in view need be in the page. */
export interface LongListProps {
  /** What the list is, for assistive technology. */
  readonly label: string;
  /** Lays the items out as a grid of one or more columns, whose rows are all of one height. */
  readonly className: string | undefined;
  readonly count: number;
  /** How many items come first, the others following as soon as the browser has answered; all, unless told. */
  readonly firstCount?: number;
  /** Names an item among the others, by its index. */
  readonly keyAt: (index: number) => string;
  readonly renderAt: (index: number) => ReactNode;
}
