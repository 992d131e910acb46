import { isOpen, type AmountRange } from '../lib/amount-range';
import { isInRange } from '../lib/bounds';
import type { ProductQuery, UnitRange } from './query';

export const plainQuery: ProductQuery = {
  category: 'all',
  text: '',
  sort: 'featured',
  price: {},
  facets: new Map(),
  ranges: new Map(),
};

export function toggleFacet(query: ProductQuery, name: string, value: string): ProductQuery {
  const values = new Set(query.facets.get(name));
  if (!values.delete(value)) values.add(value);
  const facets = new Map(query.facets);
  if (values.size === 0) facets.delete(name);
  else facets.set(name, values);
  return { ...query, facets };
}

export function setRange(query: ProductQuery, name: string, range: UnitRange): ProductQuery {
  const ranges = new Map(query.ranges);
  if (isOpen(range)) ranges.delete(name);
  else ranges.set(name, range);
  return { ...query, ranges };
}

export function inPriceRange<Item extends { price: number }>(
  products: readonly Item[],
  range: AmountRange,
): readonly Item[] {
  return isOpen(range) ? products : products.filter(({ price }) => isInRange(price, range));
}
