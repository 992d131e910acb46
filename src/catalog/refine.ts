import { settings } from '@shop/settings';
import { synonyms } from '@shop/synonyms';
import { isOpen } from '../lib/amount-range';
import { isInRange } from '../lib/bounds';
import { memoize } from '../lib/memoize';
import { createYieldToMain } from '../lib/yield-to-main';
import { amountOf, convert, measureOf } from './amounts';
import { attributeReader, withKnownNames } from './attributes';
import { comparisons } from './comparisons';
import type { Product } from './product';
import { inCategory, type ProductQuery, type QueryFilters, type UnitRange } from './query';
import { onePerGroup } from './variants';
import { createSearchIndex, type SearchHits } from './search-index';

/** A shop abroad may have English buttons. */
const languages = [settings.language, settings.locale];

export const searchIndexOf = memoize((products: readonly Product[]) =>
  createSearchIndex(products, createYieldToMain(), synonyms, languages),
);

export interface Filter {
  /** The attribute's; empty for the price. */
  name: string;
  passes: (product: Product) => boolean;
}

function isAmountIn(value: string, range: UnitRange): boolean {
  const amount = amountOf(value);
  if (!amount || measureOf(amount.unit) !== measureOf(range.unit)) return false;
  return isInRange(convert(amount, range.unit), range);
}

/** A product passes if it has a value of each. */
export function filtersOf(query: QueryFilters, catalog: readonly Product[]): Filter[] {
  const { price } = query;
  const byPrice: Filter[] = isOpen(price)
    ? []
    : [{ name: '', passes: (product) => isInRange(product.price, price) }];
  if (query.facets.size + query.ranges.size === 0) return byPrice;
  const reader = attributeReader(catalog);
  const { facets, ranges } = withKnownNames(query, reader);
  const withAny = (name: string, passes: (value: string) => boolean): Filter => ({
    name,
    passes: (product) => reader.valuesOf(product).get(name)?.some(passes) === true,
  });
  return [
    ...byPrice,
    ...[...facets].map(([name, values]) => withAny(name, (value) => values.has(value))),
    ...[...ranges].map(([name, range]) => withAny(name, (value) => isAmountIn(value, range))),
  ];
}

/** The products that match the search, the best match first, and the category. Facets are offered for these. */
export function searchResults(
  products: readonly Product[],
  { category }: Pick<ProductQuery, 'category'>,
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
  const filters = filtersOf(query, products);
  const passing = onePerGroup(
    searchResults(products, query, hits).filter((product) => filters.every(({ passes }) => passes(product))),
  );
  return query.sort === 'featured' ? passing : passing.toSorted(comparisons[query.sort]);
}
