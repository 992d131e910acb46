import type { Product } from '../../catalog/product';
import type { SavedItem } from '../../store/saved-items';
import { applyWithUndo } from '../../store/undo';
import { addToWishlist, removeFromWishlist, wishlist } from '../../store/wishlist';
import { showToast, undoable } from '../../ui/toasts/toasts';

export function addWish(product: Product): void {
  addToWishlist([product]);
  showToast('Item Added to Wishlist');
}

export function removeWish(item: SavedItem): void {
  const undo = applyWithUndo(() => removeFromWishlist([item]));
  undoable('Item Removed from Wishlist', undo);
}

/** For the heart on a card. */
export function toggleWish(product: Product): void {
  const wished = wishlist.getState().find((item) => item.product.product_id === product.product_id);
  if (wished) removeWish(wished);
  else addWish(product);
}

export function clearWishlist(): void {
  const undo = applyWithUndo(() => wishlist.change(() => []));
  undoable('Wishlist Cleared', undo);
}
