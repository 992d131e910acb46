import type { ReactNode } from 'react';

/** A list of which only the part in view need be in the page. */
export interface LongListProps {
  /** What the list is, for assistive technology. */
  label: string;
  /** Lays the items out as a grid of one or more columns, whose rows are all of one height. */
  className: string | undefined;
  count: number;
  /** How many items come first, the others following as soon as the browser has answered; all, unless told. */
  firstCount?: number;
  /** Names an item among the others, by its index. */
  keyAt: (index: number) => string;
  renderAt: (index: number) => ReactNode;
}
