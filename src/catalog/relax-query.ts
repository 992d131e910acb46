import { isOpen } from '../lib/amount-range';
import type { Product } from './product';
import { type ProductQuery } from './query';
import { plainQuery } from './filters';
import { filtersOf } from './refine';
import type { SearchHits } from './search-index';

/** The filters to remove from a query without results. */
export interface RelaxedQuery {
  off: ProductQuery;
  rest: ProductQuery;
  /** The number of results without these. */
  count: number;
}

const MAX_WAYS = 3;

type Part = Partial<ProductQuery>;

/** Splits a query into removable conditions. An attribute's values are one, since they are alternatives. */
function partsOf({ text, category, price, facets, ranges }: ProductQuery): Part[] {
  return [
    ...(text.trim() === '' ? [] : [{ text }]),
    ...(category === 'all' ? [] : [{ category }]),
    ...(isOpen(price) ? [] : [{ price }]),
    ...[...facets].map((facet) => ({ facets: new Map([facet]) })),
    ...[...ranges].map((range) => ({ ranges: new Map([range]) })),
  ];
}

function join(parts: readonly Part[], sort: ProductQuery['sort']): ProductQuery {
  const valueOf = <Key extends 'text' | 'category' | 'price'>(key: Key): ProductQuery[Key] =>
    parts.find((part) => part[key] !== undefined)?.[key] ?? plainQuery[key];
  return {
    text: valueOf('text'),
    category: valueOf('category'),
    price: valueOf('price'),
    facets: new Map(parts.flatMap(({ facets }) => [...(facets ?? [])])),
    ranges: new Map(parts.flatMap(({ ranges }) => [...(ranges ?? [])])),
    sort,
  };
}

/** The fewest conditions to remove together, those with the most results first. */
export function relaxQuery(
  products: readonly Product[],
  query: ProductQuery,
  hits: SearchHits | undefined,
): RelaxedQuery[] {
  const parts = partsOf(query);
  const found = new Set(hits?.ranked.map((index) => products[index]));
  const tests = parts.map((part) => {
    const { text, category } = part;
    if (text !== undefined) return (product: Product) => found.has(product);
    if (category !== undefined) return (product: Product) => product.category === category;
    const filters = filtersOf({ ...plainQuery, ...part }, products);
    return (product: Product) => filters.every(({ passes }) => passes(product));
  });
  const counts = new Map<string, number>();
  for (const product of products) {
    const failed = tests.flatMap((test, index) => (test(product) ? [] : [index])).join(',');
    counts.set(failed, (counts.get(failed) ?? 0) + 1);
  }
  const ways = [...counts].map(([failed, count]) => ({
    failed: new Set(failed.split(',').map(Number)),
    count,
  }));
  const fewest = Math.min(...ways.map(({ failed }) => failed.size));
  return ways
    .filter(({ failed }) => failed.size === fewest && fewest < parts.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_WAYS)
    .map(({ failed, count }) => {
      const off = parts.filter((_, index) => failed.has(index));
      const rest = parts.filter((_, index) => !failed.has(index));
      return { off: join(off, query.sort), rest: join(rest, query.sort), count };
    });
}
