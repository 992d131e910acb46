import type { OfferCells } from './offer-columns';
import type { Cell } from './table';

export interface DraftPicture {
  address: string;
  alt?: string;
  position?: number;
}

/** One row, before rows of the same product are merged. */
export interface Draft {
  line: number;
  /** Rows with the same key belong to the same product. */
  key: string;
  /** The product's id as this row writes it. */
  id: string;
  /** The id of this row's variant, if the file has one. */
  variantId?: string;
  /** The pictures of this row's variant alone. */
  variantPictures?: readonly DraftPicture[];
  /** Tells this row's variant apart; otherwise all attributes do. */
  options?: ReadonlyArray<readonly [name: string, value: string]>;
  /** Further rows of the same key are variants; `by title`: if their title is empty or equal. */
  merges: 'always' | 'never' | 'by title';
  /** Its price and stock are the product's, unless rows of variants follow. */
  isWhole?: boolean;
  title: string;
  pictures: readonly DraftPicture[];
  price: Cell;
  /** From specific to broad; the first that the shop has is used. */
  categories: readonly string[];
  description: string;
  /** Only a product's first row names its options. */
  optionNames?: readonly string[];
  /** Formatted as `Color: Blue, Black` in the specification. A number is an index into `optionNames`. */
  attributes: ReadonlyArray<readonly [name: string | number, value: string]>;
  /** Finished lines of the specification. */
  lines?: readonly string[];
  rating?: Cell;
  /** Stock, sale, condition and numbers. */
  offer: OfferCells;
  /** Why the file says that this is not for sale. */
  notForSale?: string | undefined;
  /** To be checked by the owner, each in words that continue "3 products: …". */
  notes?: readonly string[];
}

/** Reads the rows of one kind of file. */
export interface Format {
  name: string;
  /** `usually`: unless the prices show a comma. Without it, the prices alone tell. */
  decimalPoint?: 'always' | 'usually' | undefined;
  /** The header of the prices, if they are without tax. */
  netPrices?: string | undefined;
  /** Which header is used for which field, for the report. */
  uses: () => ReadonlyArray<readonly [string, string]>;
  /** Unused headers. */
  unused: () => readonly string[];
  /** A row that lists several variants has a draft for each. */
  draft: (line: number, cells: readonly Cell[]) => Draft | readonly Draft[];
  /** The drafts that waited for other rows, after the last. */
  rest?: () => readonly Draft[];
}
