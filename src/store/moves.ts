import { addToCart, removeFromCart } from './cart';
import type { SavedItem, SavedProduct } from './saved-items';
import { addToWishlist, removeFromWishlist } from './wishlist';

/** In a full storage the items are in both lists then, rather than in none at the next visit. */
export function moveToWishlist(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToWishlist(today) !== 'full') removeFromCart(items);
}

/** As above. */
export function moveToCart(items: readonly SavedItem[], today: readonly SavedProduct[]): void {
  if (addToCart(today) !== 'full') removeFromWishlist(items);
}
