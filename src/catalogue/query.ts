import { isInRange, isOpen, parseRange, type AmountRange } from '../lib/amount-range';
import { searchParams } from '../lib/paths';
import { parseCategory, type CategoryFilter } from './categories';

/** The orders that the grid can be in, and what is read on each. */
export const sortOrders = [
  { label: 'Featured', value: 'featured' },
  { label: 'Price: low to high', value: 'price-up' },
  { label: 'Price: high to low', value: 'price-down' },
  { label: 'Best rated', value: 'rating' },
  { label: 'Name', value: 'name' },
] as const;

/** Featured is the catalogue's own order, or with a search the best match first. */
export type SortOrder = (typeof sortOrders)[number]['value'];

/** What the shopper asked the grid for. It lives in the address, so that Back, reload and a link restore it. */
export interface ProductQuery {
  category: CategoryFilter;
  /** What is searched for, as typed. */
  text: string;
  sort: SortOrder;
  /** In dollars. */
  price: AmountRange;
  /** The chosen values of each specification, by its name: any of a name's values, of every name. */
  facets: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Nothing asked for: everything, in the catalogue's order. */
export const plainQuery: ProductQuery = {
  category: 'all',
  text: '',
  sort: 'featured',
  price: {},
  facets: new Map(),
};

/** What an address may ask for at most: it may come from anywhere. */
const LONGEST_TEXT = 100;
const MOST_FACETS = 50;

function parseFacets(pairs: readonly string[]): ProductQuery['facets'] {
  const facets = new Map<string, Set<string>>();
  for (const pair of pairs.slice(0, MOST_FACETS)) {
    const colon = pair.indexOf(':');
    if (colon < 1) continue;
    const name = pair.slice(0, colon);
    facets.set(name, (facets.get(name) ?? new Set()).add(pair.slice(colon + 1)));
  }
  return facets;
}

/** The query that an address's `search` holds; what cannot be read of it asks for nothing. */
export function parseQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  const [from, to] = (params.get(searchParams.price) ?? '').split('-');
  return {
    category: parseCategory(params.get(searchParams.category)),
    text: (params.get(searchParams.text) ?? '').slice(0, LONGEST_TEXT),
    sort: sortOrders.find(({ value }) => value === params.get(searchParams.sort))?.value ?? 'featured',
    price: parseRange(from, to),
    facets: parseFacets(params.getAll(searchParams.facet)),
  };
}

/** The address's `search` for a query; empty for the plain one. */
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

/** Whether a query asks for more than a category: for what only a refiner can do. */
export function isRefined({ text, sort, price, facets }: ProductQuery): boolean {
  return text.trim() !== '' || sort !== 'featured' || !isOpen(price) || facets.size > 0;
}

/** The query with a specification's value chosen, or no longer chosen. */
export function toggleFacet(query: ProductQuery, name: string, value: string): ProductQuery {
  const values = new Set(query.facets.get(name));
  if (!values.delete(value)) values.add(value);
  const facets = new Map(query.facets);
  if (values.size === 0) facets.delete(name);
  else facets.set(name, values);
  return { ...query, facets };
}

/**
 * The products that a category button shows: those whose category equals its value, or every one for
 * `all` (specification §2, Home).
 */
export function inCategory<Item extends { category: string }>(
  products: readonly Item[],
  category: CategoryFilter,
): readonly Item[] {
  return category === 'all' ? products : products.filter((product) => product.category === category);
}

/** The products whose price, in dollars, lies in a range; the same list where the range is open. */
export function inPriceRange<Item extends { price: number }>(
  products: readonly Item[],
  range: AmountRange,
): readonly Item[] {
  return isOpen(range) ? products : products.filter(({ price }) => isInRange(price, range));
}
