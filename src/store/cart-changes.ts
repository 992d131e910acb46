import { cart } from './cart';
import { createItems, type SavedItem, type SavedProduct } from './saved-items';
import { addToWishlist, removeFromWishlist } from './wishlist';

export const addToCart = (products: readonly SavedProduct[]) =>
  cart.change((items) => [...items, ...createItems(products)]);

export function removeFromCart(removed: readonly SavedItem[]) {
  const ids = new Set(removed.map(({ itemId }) => itemId));
  return cart.change((items) => items.filter(({ itemId }) => !ids.has(itemId)));
}

/** If storage is full, the items stay in both lists, so that none is lost. */
export function moveToWishlist(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToWishlist(today) !== 'full') removeFromCart(items);
}

/** See `moveToWishlist`. */
export function moveToCart(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToCart(today) !== 'full') removeFromWishlist(items);
}
