import { isInRange, isOpen, parseRange, type AmountRange } from '../lib/amount-range';
import { searchParams } from '../lib/paths';
import { parseCategory, type CategoryFilter } from './categories';

export const sortOrders = [
  { label: 'Featured', value: 'featured' },
  { label: 'Price: low to high', value: 'price-up' },
  { label: 'Price: high to low', value: 'price-down' },
  { label: 'Best rated', value: 'rating' },
  { label: 'Name', value: 'name' },
] as const;

/** `featured` is the catalogue's own order, or with a search the best match first. */
export type SortOrder = (typeof sortOrders)[number]['value'];

/** Filters, search and order. It is in the address, so that Back, reload and a link restore it. */
export interface ProductQuery {
  category: CategoryFilter;
  text: string;
  sort: SortOrder;
  /** In dollars. */
  price: AmountRange;
  /** The chosen values by attribute: a product needs one of each attribute's. */
  facets: ReadonlyMap<string, ReadonlySet<string>>;
}

export const plainQuery: ProductQuery = {
  category: 'all',
  text: '',
  sort: 'featured',
  price: {},
  facets: new Map(),
};

const MAX_TEXT_LENGTH = 100;
const MAX_FACETS = 50;

function parseFacets(pairs: readonly string[]): ProductQuery['facets'] {
  const facets = new Map<string, Set<string>>();
  for (const pair of pairs.slice(0, MAX_FACETS)) {
    const colon = pair.indexOf(':');
    if (colon < 1) continue;
    const name = pair.slice(0, colon);
    facets.set(name, (facets.get(name) ?? new Set()).add(pair.slice(colon + 1)));
  }
  return facets;
}

export function parseQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  const [from, to] = (params.get(searchParams.price) ?? '').split('-');
  return {
    category: parseCategory(params.get(searchParams.category)),
    text: (params.get(searchParams.text) ?? '').slice(0, MAX_TEXT_LENGTH),
    sort: sortOrders.find(({ value }) => value === params.get(searchParams.sort))?.value ?? 'featured',
    price: parseRange(from, to),
    facets: parseFacets(params.getAll(searchParams.facet)),
  };
}

export function formatQuery({ category, text, sort, price, facets }: ProductQuery): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set(searchParams.category, category);
  if (text.trim() !== '') params.set(searchParams.text, text);
  if (sort !== 'featured') params.set(searchParams.sort, sort);
  if (!isOpen(price)) {
    params.set(searchParams.price, `${price.from ?? ''}-${price.to ?? ''}`);
  }
  for (const [name, values] of facets) {
    for (const value of values) params.append(searchParams.facet, `${name}:${value}`);
  }
  return params.size === 0 ? '' : `?${params}`;
}

export function isRefined({ text, sort, price, facets }: ProductQuery): boolean {
  return text.trim() !== '' || sort !== 'featured' || !isOpen(price) || facets.size > 0;
}

export function toggleFacet(query: ProductQuery, name: string, value: string): ProductQuery {
  const values = new Set(query.facets.get(name));
  if (!values.delete(value)) values.add(value);
  const facets = new Map(query.facets);
  if (values.size === 0) facets.delete(name);
  else facets.set(name, values);
  return { ...query, facets };
}

export function inCategory<Item extends { category: string }>(
  products: readonly Item[],
  category: CategoryFilter,
): readonly Item[] {
  return category === 'all' ? products : products.filter((product) => product.category === category);
}

export function inPriceRange<Item extends { price: number }>(
  products: readonly Item[],
  range: AmountRange,
): readonly Item[] {
  return isOpen(range) ? products : products.filter(({ price }) => isInRange(price, range));
}
