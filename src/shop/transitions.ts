import type { LoadResult } from '../catalogue/load-catalogue';
import type { Product } from '../catalogue/product';
import { buyableItems, currentRow } from './current-row';
import { inOrder } from './merge';
import { isInWishlist, itemsAfterPurchase } from './selectors';
import type { KeptState, ListName, SavedItem, ShopState } from './state';

/** What a transition changes of the state. */
export type Change = Partial<ShopState>;

/**
 * The tab's next moments on the logical clock: later than everything it has seen of any tab (Lamport, 1978).
 * @param count how many moments are taken, of which `time` is the first
 */
function tick(state: KeptState, tab: string, count = 1) {
  const time = 1 + Math.max(0, ...state.seen.values());
  return { time, seen: new Map(state.seen).set(tab, time + count - 1) };
}

/**
 * Adds a row for each product, as many as come at once.
 * @param places where the rows stood before, of those that come back; others go to the end
 */
export function put(
  state: ShopState,
  list: ListName,
  products: readonly Product[],
  tab: string,
  places: readonly number[] = [],
): Change {
  const { time, seen } = tick(state, tab, products.length);
  // Beyond every place that there ever was: what comes back after a list was emptied stands before what came since.
  const end = Math.max(time, 1 + (state[list].at(-1)?.entry.at ?? 0));
  const rows = products.map((product, index): SavedItem => ({
    ...product,
    entry: { id: `${tab}:${time + index}`, at: places[index] ?? end + index, moved: time + index },
  }));
  return { [list]: [...state[list], ...rows].toSorted(inOrder), seen };
}

/** Remembers which product is opened. */
export const selectProduct = (productId: string): Change => ({ productId });

/** Notes how far a long load is; what is shown already is not taken back. */
export const receiveProgress = (state: ShopState, received: number): Change =>
  state.catalogue.status === 'ready' ? {} : { catalogue: { status: 'loading', received } };

/** Takes in what loading the catalogue came to; a failure leaves the list that was loaded before. */
export const receiveCatalogue = (result: LoadResult): Change =>
  result.ok
    ? { product: result.products, catalogue: { status: 'ready' } }
    : { catalogue: { status: 'failed', failure: result.failure } };

/** Appends to the cart: no duplicate check and no limit (specification §4). */
export const addToCart = (state: ShopState, product: Product, tab: string): Change =>
  put(state, 'cartItems', [product], tab);

/** Appends to the wishlist, unless the product is in it already. */
export const addToWishlist = (state: ShopState, product: Product, tab: string): Change =>
  isInWishlist(state, product.product_id) ? {} : put(state, 'wishlistItems', [product], tab);

/** Takes one row out of the cart. */
export const removeFromCart = (state: ShopState, { entry }: SavedItem): Change => ({
  cartItems: state.cartItems.filter((item) => item.entry.id !== entry.id),
});

/** Takes a product out of the wishlist. */
export const removeFromWishlist = (state: ShopState, { product_id }: SavedItem): Change => ({
  wishlistItems: state.wishlistItems.filter((item) => item.product_id !== product_id),
});

/** Undoes a removal: the row is back where it was, as a new row, for a removed one stays removed in every tab. */
export function restoreItem(state: ShopState, list: ListName, item: SavedItem, tab: string): Change {
  if (list === 'wishlistItems' && isInWishlist(state, item.product_id)) return {};
  return put(state, list, [item], tab, [item.entry.at]);
}

/** Reorders the cart by today's prices, highest first; equal prices keep their order. */
export function sortByPrice(state: ShopState, tab: string): Change {
  const { time, seen } = tick(state, tab);
  const cartItems = state.cartItems
    .map((item) => ({ item, price: currentRow(state, item).product.price }))
    .toSorted((a, b) => b.price - a.price)
    .map(({ item }, at) => ({ ...item, entry: { ...item.entry, at, moved: time } }));
  return { cartItems, seen };
}

/** Opens the success dialog over what can be bought of the cart; an empty cart buys nothing (specification §5). */
export function purchase(state: ShopState): Change {
  const { cartItems } = state;
  const purchasedItems = buyableItems(state, cartItems);
  return purchasedItems.length === 0 ? {} : { showModal: true, purchasedItems, cartAtPurchase: cartItems };
}

/**
 * Hides the success dialog and empties the cart, also of what is no longer sold. What another tab put in
 * since the purchase stays; the wishlist is left alone.
 */
export const closeModal = (state: ShopState): Change => ({
  showModal: false,
  cartItems: itemsAfterPurchase(state),
});

/** Forgets everything kept, when the stored data were cleared. */
export const forget = (state: ShopState): Change => ({
  cartItems: [],
  wishlistItems: [],
  seen: state.seen,
});
