import type { Product } from './product';

const indexes = new WeakMap<readonly Product[], ReadonlyMap<string, Product>>();

export function productsById(products: readonly Product[]): ReadonlyMap<string, Product> {
  const index = indexes.get(products) ?? new Map(products.map((product) => [product.product_id, product]));
  indexes.set(products, index);
  return index;
}
