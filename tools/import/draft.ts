import type { Cell } from './table';

/** Without an alternative text or a position, the file has none. */
export interface DraftPicture {
  address: string;
  alt?: string;
  position?: number;
}

/** What one row says of a product, before rows of the same product are folded into one. */
export interface Draft {
  line: number;
  /** Rows with the same key are about the same product. */
  key: string;
  /** Whether a further row of that key is a variant: always, never, or where its title is empty or the same. */
  folds: 'always' | 'never' | 'by title';
  title: string;
  pictures: readonly DraftPicture[];
  price: Cell;
  /** From the most exact to the broadest; the first that has a button is taken. */
  categories: readonly string[];
  description: string;
  /** Become `Color: Blue, Black` in the specification. */
  attributes: ReadonlyArray<readonly [string, string]>;
  /** Lines that are as they should be. */
  lines: readonly string[];
  rating: Cell;
  /** Why the owner's own file says that this is not sold. */
  notForSale: string | undefined;
}

/** How the rows of one kind of file are read. */
export interface Format {
  name: string;
  /** Whether a price can only be written with a point. */
  hasPointPrices: boolean;
  /** How each head is used, for the owner to check: field ← head. */
  uses: () => ReadonlyArray<readonly [string, string]>;
  /** Heads that are not used. */
  unused: () => readonly string[];
  draft: (line: number, cells: readonly Cell[]) => Draft;
}
