import type { LoadFailure } from '../catalogue/load-catalogue';
import type { Product } from '../catalogue/product';

/** What tells one row from another, though both may hold the same product, and one tab's rows from another's. */
export interface Entry {
  /** Unique for ever: the tab that added the row, a colon, and that tab's time at that moment. */
  readonly id: string;
  /** Where the row stands: rows are shown in rising order. */
  readonly at: number;
  /** The logical time at which it was put there; of two tabs' wishes, the later one holds. */
  readonly moved: number;
}

/** A product in the cart or the wishlist, as it was when it was put there. */
export interface SavedItem extends Product {
  readonly entry: Entry;
}

/** How far the catalogue is. */
export type CatalogueStatus =
  | {
      readonly status: 'loading';
      /** How many bytes have arrived, where it takes long. */
      readonly received?: number;
    }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

/** The part of the state that outlives the visit. */
export interface KeptState {
  /** The product that was opened last, or `null` before the first one. */
  readonly productId: string | null;
  readonly cartItems: readonly SavedItem[];
  readonly wishlistItems: readonly SavedItem[];
  /** The latest logical time known of each tab: a row no later than that which is missing was removed. */
  readonly seen: ReadonlyMap<string, number>;
}

/**
 * The shared client state, under the specification's own names (§3). `totalItems` and
 * `totalWishlistItems` are derived: see `selectors.ts`.
 */
export interface ShopState extends KeptState {
  /** The full loaded list; empty until it has arrived. */
  readonly product: readonly Product[];
  readonly catalogue: CatalogueStatus;
  /** Whether the dialog "Payment Successful" is open. */
  readonly showModal: boolean;
  /** What the last purchase was of: the dialog's total. */
  readonly purchasedItems: readonly SavedItem[];
  /** The whole cart as the last purchase found it, which closing the dialog empties. */
  readonly cartAtPurchase: readonly SavedItem[];
}

/** The two lists that rows are kept in. */
export type ListName = 'cartItems' | 'wishlistItems';

/** The state of a first visit, which is also what is prerendered. */
export const initialState: ShopState = {
  productId: null,
  product: [],
  catalogue: { status: 'loading' },
  cartItems: [],
  wishlistItems: [],
  seen: new Map(),
  showModal: false,
  purchasedItems: [],
  cartAtPurchase: [],
};
