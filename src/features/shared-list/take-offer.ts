import type { Product } from '../../catalogue/product';
import type { SharedListName } from '../../lib/shared-list';
import { comparison } from '../../shop/comparison';
import type { ListName, SavedItem } from '../../shop/state';
import { shop } from '../../shop/store';
import { showToast } from '../../ui/toasts/toasts';

const countWords = (count: number) => (count === 1 ? '1 gadget' : `${count} gadgets`);

/** Adds a product to a list, and tells the row that this made, if it made one. */
function addTo(list: ListName, product: Product): readonly SavedItem[] {
  const before = new Set(shop.getState()[list].map(({ entry }) => entry.id));
  if (list === 'cartItems') shop.addToCart(product);
  else shop.addToWishlist(product);
  const { [list]: after } = shop.getState();
  return after.filter(({ entry, product_id }) => !before.has(entry.id) && product_id === product.product_id);
}

function takeAsRows(list: ListName, name: string, products: readonly Product[]): void {
  const rows = products.flatMap((product) => addTo(list, product));
  void showToast(`${countWords(rows.length)} added to your ${name}`, {
    label: 'Undo',
    run: () => {
      for (const row of rows) shop.removeItem(list, row);
    },
  });
}

function takeAsComparison(products: readonly Product[]): void {
  const former = comparison.getState();
  comparison.change(() => products.map(({ product_id }) => product_id));
  void showToast(`${countWords(products.length)} chosen to compare`, {
    label: 'Undo',
    run: () => comparison.change(() => former),
  });
}

/** Takes what a link offered: a cart and a wishlist grow by it, a comparison takes the place of the former one. Undo in the toast. */
export function takeOffer(list: SharedListName, products: readonly Product[]): void {
  if (list === 'compare') takeAsComparison(products);
  else takeAsRows(list === 'cart' ? 'cartItems' : 'wishlistItems', list, products);
}
