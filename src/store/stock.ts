import { stockOf } from '../catalog/offer';
import type { Product } from '../catalog/product';
import { cart } from './cart';

/** Those that can be bought in addition to the cart: not what is sold out, and no more than there are. */
export function inStock<Item extends Pick<Product, 'product_id' | 'offer'>>(
  products: readonly Item[],
): Item[] {
  const held = new Map<string, number>();
  const hold = (id: string) => held.set(id, (held.get(id) ?? 0) + 1);
  for (const { product } of cart.getState()) hold(product.product_id);
  return products.filter((product) => {
    const { product_id: id, offer } = product;
    if (offer?.isSoldOut === true || (held.get(id) ?? 0) >= stockOf(product)) return false;
    hold(id);
    return true;
  });
}
