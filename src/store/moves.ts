import type { Product } from '../catalogue/product';
import { addToCart, removeFromCart } from './cart';
import type { SavedItem } from './saved-items';
import { addToWishlist, removeFromWishlist } from './wishlist';

/** In a full storage the items are in both lists then, rather than in none at the next visit. */
export function moveToWishlist(items: readonly SavedItem[], today: readonly Product[]): void {
  if (addToWishlist(today) !== 'full') removeFromCart(items);
}

/** As above. */
export function moveToCart(items: readonly SavedItem[], today: readonly Product[]): void {
  if (addToCart(today) !== 'full') removeFromWishlist(items);
}
