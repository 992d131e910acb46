import { isOpen, parseRange, type AmountRange } from '../lib/amount-range';
import { searchParams } from '../lib/paths';
import { parseCategory, type CategoryFilter } from './categories';

export const sortOrders = [
  { label: 'Featured', value: 'featured' },
  { label: 'Price: low to high', value: 'price-up' },
  { label: 'Price: high to low', value: 'price-down' },
  { label: 'Best rated', value: 'rating' },
  { label: 'Name', value: 'name' },
  { label: 'Largest discount', value: 'discount' },
] as const;

/** `featured` is the catalog's own order, or with a search the best match first. */
export type SortOrder = (typeof sortOrders)[number]['value'];

/** A range of an attribute, such as `1 kg` to `1.5 kg`. */
export interface UnitRange extends AmountRange {
  unit: string;
}

/** Filters, search and order. It is in the address, so that Back, reload and a link restore it. */
export interface ProductQuery {
  category: CategoryFilter;
  text: string;
  sort: SortOrder;
  /** In dollars. */
  price: AmountRange;
  /** The chosen values by attribute: a product needs one of each attribute's. */
  facets: ReadonlyMap<string, ReadonlySet<string>>;
  ranges: ReadonlyMap<string, UnitRange>;
}

/** The filters beside search and category. */
export type QueryFilters = Pick<ProductQuery, 'price' | 'facets' | 'ranges'>;

const MAX_TEXT_LENGTH = 100;
const MAX_FACETS = 50;

/** `Memory:8 GB` */
function parsePairs(params: URLSearchParams, name: string): Array<[name: string, value: string]> {
  return params
    .getAll(name)
    .slice(0, MAX_FACETS)
    .flatMap((pair) => {
      const colon = pair.indexOf(':');
      return colon < 1 ? [] : [[pair.slice(0, colon), pair.slice(colon + 1)]];
    });
}

function parseFacets(params: URLSearchParams): ProductQuery['facets'] {
  const facets = new Map<string, Set<string>>();
  for (const [name, value] of parsePairs(params, searchParams.facet))
    facets.set(name, (facets.get(name) ?? new Set()).add(value));
  return facets;
}

const formatRange = ({ from, to }: AmountRange): string => `${from ?? ''}-${to ?? ''}`;

/** `Weight:1-1.5 kg` */
function parseRanges(params: URLSearchParams): ProductQuery['ranges'] {
  const ranges = new Map<string, UnitRange>();
  for (const [name, value] of parsePairs(params, searchParams.range)) {
    const [, from, to, unit] = /^([^ -]*)-([^ -]*) (.{1,20})$/u.exec(value) ?? [];
    const range = parseRange(from, to);
    if (unit !== undefined && !isOpen(range)) ranges.set(name, { ...range, unit });
  }
  return ranges;
}

export function parseQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  const [from, to] = (params.get(searchParams.price) ?? '').split('-');
  return {
    category: parseCategory(params.get(searchParams.category)),
    text: (params.get(searchParams.text) ?? '').slice(0, MAX_TEXT_LENGTH),
    sort: sortOrders.find(({ value }) => value === params.get(searchParams.sort))?.value ?? 'featured',
    price: parseRange(from, to),
    facets: parseFacets(params),
    ranges: parseRanges(params),
  };
}

export function formatQuery({ category, text, sort, price, facets, ranges }: ProductQuery): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set(searchParams.category, category);
  if (text.trim() !== '') params.set(searchParams.text, text);
  if (sort !== 'featured') params.set(searchParams.sort, sort);
  if (!isOpen(price)) params.set(searchParams.price, formatRange(price));
  for (const [name, values] of facets) {
    for (const value of values) params.append(searchParams.facet, `${name}:${value}`);
  }
  for (const [name, range] of ranges)
    params.append(searchParams.range, `${name}:${formatRange(range)} ${range.unit}`);
  return params.size === 0 ? '' : `?${params}`;
}

export function isRefined({ text, sort, price, facets, ranges }: ProductQuery): boolean {
  return text.trim() !== '' || sort !== 'featured' || !isOpen(price) || facets.size > 0 || ranges.size > 0;
}

export function inCategory<Item extends { category: string }>(
  products: readonly Item[],
  category: CategoryFilter,
): readonly Item[] {
  return category === 'all' ? products : products.filter((product) => product.category === category);
}
