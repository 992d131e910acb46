import { synonyms } from '@shop/synonyms';
import { isInRange } from '../lib/amount-range';
import { compareNames } from '../lib/format';
import { createYieldToMain } from '../lib/yield-to-main';
import type { Product } from './product';
import { inCategory, type ProductQuery } from './query';
import { createSearchIndex, type SearchHits, type SearchIndex } from './search-index';
import { attributeValues } from './specification';

const indexes = new WeakMap<readonly Product[], Promise<SearchIndex>>();

export function searchIndexOf(products: readonly Product[]): Promise<SearchIndex> {
  const index = indexes.get(products) ?? createSearchIndex(products, createYieldToMain(), synonyms);
  indexes.set(products, index);
  return index;
}

export function matchesFilters(product: Product, { price, facets }: ProductQuery, except?: string): boolean {
  if (!isInRange(product.price, price)) return false;
  for (const [name, values] of facets) {
    if (name === except) continue;
    const value = attributeValues(product).get(name);
    if (value === undefined || !values.has(value)) return false;
  }
  return true;
}

const comparisons: Readonly<
  Record<Exclude<ProductQuery['sort'], 'featured'>, (a: Product, b: Product) => number>
> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
  name: (a, b) => compareNames(a.product_title, b.product_title),
};

/** The products that match the search, the best match first, and the category. Facets are offered for these. */
export function searchResults(
  products: readonly Product[],
  { category }: ProductQuery,
  hits: SearchHits | undefined,
): readonly Product[] {
  const ranked = hits ? hits.ranked.flatMap((index) => products[index] ?? []) : products;
  return inCategory(ranked, category);
}

export function refine(
  products: readonly Product[],
  query: ProductQuery,
  hits: SearchHits | undefined,
): readonly Product[] {
  const passing = searchResults(products, query, hits).filter((product) => matchesFilters(product, query));
  return query.sort === 'featured' ? passing : passing.toSorted(comparisons[query.sort]);
}
