import type { Product } from '../../catalogue/product';
import { count } from '../../lib/count';
import type { SharedListName } from '../../lib/shared-list';
import { addToCart } from '../../store/cart';
import { compared } from '../../store/id-lists';
import { applyWithUndo } from '../../store/undo';
import { addToWishlist } from '../../store/wishlist';
import { showUndoToast } from '../../ui/toasts/toasts';

/** Takes what a link offered: the cart and the wishlist grow by it, a comparison is replaced. */
export function takeOffer(list: SharedListName, products: readonly Product[]): void {
  const total = count(products.length, 'gadget');
  if (list === 'compare') {
    const former = compared.getState();
    compared.change(() => products.map(({ product_id }) => product_id));
    void showUndoToast(`${total} chosen to compare`, () => void compared.change(() => former));
  } else {
    const add = list === 'cart' ? addToCart : addToWishlist;
    const undo = applyWithUndo(() => add(products));
    void showUndoToast(`${total} added to your ${list}`, undo);
  }
}
