import type { Product } from '../../catalogue/product';
import { shop } from '../../shop/store';
import { showToast } from '../../ui/toasts/toasts';
import { removeWithUndo } from './remove-with-undo';

/** Puts a product on the wishlist, or takes it off again, which can be undone. */
export function toggleWish(product: Product): void {
  const wished = shop.getState().wishlistItems.find(({ product_id }) => product_id === product.product_id);
  if (wished) removeWithUndo('wishlistItems', wished);
  else {
    shop.addToWishlist(product);
    void showToast('Item Added to Wishlist');
  }
}
