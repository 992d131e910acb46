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
  undoable(
    'Item Removed from Wishlist',
    applyWithUndo(() => removeFromWishlist([item])),
  );
}

/** For the heart on a card. */
export function toggleWish(product: Product): void {
  const wished = wishlist.getState().find((item) => item.product.product_id === product.product_id);
  if (wished) removeWish(wished);
  else addWish(product);
}

export function clearWishlist(): void {
  undoable(
    'Wishlist Cleared',
    applyWithUndo(() => wishlist.change(() => [])),
  );
}
