import type { Product } from '../../catalogue/product';
import type { ShopState } from '../state';
import type { Order } from './order';

/** What an order comes to today. */
interface OnSale {
  /** As often as it was bought each, as it is sold now. */
  readonly products: readonly Product[];
  /** The titles of what is no longer sold. */
  readonly gone: readonly string[];
}

/** Of what was bought, what can be bought again. */
export function onSale({ product: catalogue }: Pick<ShopState, 'product'>, { lines }: Order): OnSale {
  const wanted = new Set(lines.map(({ product_id }) => product_id));
  const sold = new Map(
    catalogue.flatMap((product) => (wanted.has(product.product_id) ? [[product.product_id, product]] : [])),
  );
  const products = lines.flatMap(({ product_id, quantity }) => {
    const product = sold.get(product_id);
    return product ? Array.from({ length: quantity }, () => product) : [];
  });
  const gone = lines.flatMap(({ product_id, title }) => (sold.has(product_id) ? [] : [title]));
  return { products, gone: [...new Set(gone)] };
}

/** What is said of an order that was bought again. */
export function boughtWords({ products, gone }: OnSale): string {
  if (products.length === 0) return 'Nothing of this order is sold any longer';
  const words = products.length === 1 ? 'Item Added to Cart' : `${products.length} Items Added to Cart`;
  const [first, ...others] = gone;
  if (first === undefined) return words;
  return `${words}. No longer sold: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
