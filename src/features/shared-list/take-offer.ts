import type { Product } from '../../catalogue/product';
import type { SharedListName } from '../../lib/shared-list';
import { comparison } from '../../shop/comparison';
import { addAll, takenBy } from '../../shop/moves/moves';
import { moveWithWayBack } from '../../shop/moves/way-back';
import type { ListName } from '../../shop/state';
import { shop } from '../../shop/store';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';

const countWords = (count: number) => (count === 1 ? '1 gadget' : `${count} gadgets`);

function takeAsRows(list: ListName, name: string, products: readonly Product[]): void {
  const { length } = takenBy(shop.getState(), list, products);
  const undo = moveWithWayBack(shop, addAll(list, products));
  void showUndoToast(`${countWords(length)} added to your ${name}`, undo);
}

function takeAsComparison(products: readonly Product[]): void {
  const former = comparison.getState();
  comparison.change(() => products.map(({ product_id }) => product_id));
  void showUndoToast(`${countWords(products.length)} chosen to compare`, () =>
    comparison.change(() => former),
  );
}

/** Takes what a link offered: a cart and a wishlist grow by it, a comparison takes the place of the former one. Undo in the toast. */
export function takeOffer(list: SharedListName, products: readonly Product[]): void {
  if (list === 'compare') takeAsComparison(products);
  else takeAsRows(list === 'cart' ? 'cartItems' : 'wishlistItems', list, products);
}
