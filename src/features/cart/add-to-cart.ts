import type { Product } from '../../catalog/product';
import { addToCart } from '../../store/cart';
import { showToast } from '../../ui/toasts/toasts';

/** No duplicate check and no limit (specification §4). */
export function addProductToCart(product: Product): void {
  addToCart([product]);
  void showToast('Item Added to Cart');
}
