import type { Product } from '../../catalog/product';
import { applyWithUndo } from '../../store/undo';
import { addToWishlist, removeFromWishlist, wishlist } from '../../store/wishlist';
import { showToast, showUndoToast } from '../../ui/toasts/toasts';

export function addWish(product: Product): void {
  addToWishlist([product]);
  void showToast('Item Added to Wishlist');
}

/** For the heart on a card. */
export function toggleWish(product: Product): void {
  const wished = wishlist.getState().find((item) => item.product.product_id === product.product_id);
  if (!wished) {
    addWish(product);
    return;
  }
  const undo = applyWithUndo(() => removeFromWishlist([wished]));
  void showUndoToast('Item Removed from Wishlist', undo);
}
