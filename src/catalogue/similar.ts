import type { Product } from './product';
import { attributeValues } from './specification';

const WEIGHTS = { category: 0.5, price: 0.25, attributes: 0.25 } as const;

function sharedAttributes(a: Product, b: Product): number {
  const [mine, theirs] = [attributeValues(a), attributeValues(b)];
  let shared = 0;
  for (const [name, value] of mine) if (theirs.get(name) === value) shared += 1;
  return shared / Math.max(1, mine.size + theirs.size - shared);
}

/** From 0 to 1. Prices are compared by ratio: twice the price is as far as half. */
export function similarity(a: Product, b: Product): number {
  const category = a.category === b.category ? WEIGHTS.category : 0;
  const ratio = Math.abs(Math.log2(Math.max(a.price, 0.01) / Math.max(b.price, 0.01)));
  return category + WEIGHTS.price * Math.max(0, 1 - ratio / 3) + WEIGHTS.attributes * sharedAttributes(a, b);
}

export function similarTo(product: Product, products: readonly Product[], count: number): readonly Product[] {
  return products
    .filter(({ product_id }) => product_id !== product.product_id)
    .map((other) => ({ other, score: similarity(product, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
