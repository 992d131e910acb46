import { addToCart, removeFromCart } from './cart';
import type { SavedItem, SavedProduct } from './saved-items';
import { addToWishlist, removeFromWishlist } from './wishlist';

/** If storage is full, the items stay in both lists, so that none is lost. */
export function moveToWishlist(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToWishlist(today) !== 'full') removeFromCart(items);
}

/** See `moveToWishlist`. */
export function moveToCart(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToCart(today) !== 'full') removeFromWishlist(items);
}
