import { isInRange } from '../lib/amount-range';
import { compareNames } from '../lib/text';
import { createYieldToMain } from '../lib/yield-to-main';
import type { Product } from './product';
import { inCategory, type ProductQuery } from './query';
import { createSearchIndex, type SearchHits, type SearchIndex } from './search-index';
import { attributeValues } from './specification';

const indexes = new WeakMap<readonly Product[], Promise<SearchIndex>>();

/** The index of a list of products, made once a list. */
export function searchIndexOf(products: readonly Product[]): Promise<SearchIndex> {
  const index = indexes.get(products) ?? createSearchIndex(products, createYieldToMain());
  indexes.set(products, index);
  return index;
}

/** Whether a product has the price and the facets asked for; one facet may be left out of account. */
export function passes(product: Product, { price, facets }: ProductQuery, except?: string): boolean {
  if (!isInRange(product.price, price)) return false;
  for (const [name, values] of facets) {
    if (name === except) continue;
    const head = attributeValues(product).get(name);
    if (head === undefined || !values.has(head)) return false;
  }
  return true;
}

const comparisons: Readonly<
  Record<Exclude<ProductQuery['sort'], 'featured'>, (a: Product, b: Product) => number>
> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => compareNames(a.product_title, b.product_title),
};

/** The products of a category that match what is searched for, the best match first: what facets are drawn from. */
export function found(
  products: readonly Product[],
  { category }: ProductQuery,
  hits: SearchHits | undefined,
): readonly Product[] {
  const ranked = hits ? hits.ranked.flatMap((place) => products[place] ?? []) : products;
  return inCategory(ranked, category);
}

/** What a query comes to: the products that it asks for, in its order; equal ones keep theirs. */
export function refine(
  products: readonly Product[],
  query: ProductQuery,
  hits: SearchHits | undefined,
): readonly Product[] {
  const passing = found(products, query, hits).filter((product) => passes(product, query));
  return query.sort === 'featured' ? passing : passing.toSorted(comparisons[query.sort]);
}
