import { endsOf, type Ends } from '../lib/bounds';
import { amountOf, compareValues, convert, measureOf } from './amounts';
import { attributeReader, AVAILABILITY, withKnownNames } from './attributes';
import type { Product } from './product';
import { type QueryFilters } from './query';
import { inPriceRange } from './filters';
import { filtersOf, type Filter } from './refine';

export interface FacetValue {
  value: string;
  /** How many cards choosing it would show, with all other filters. */
  count: number;
  isChosen: boolean;
  /** Shown in a folded group. */
  isFirst: boolean;
}

export type Facet = { name: string } & (
  | { kind: 'choice'; values: readonly FacetValue[] }
  | { kind: 'range'; unit: string; ends: Ends | undefined }
);

interface AttributeCounts {
  name: string;
  /** How many products have each value, and any. */
  values: ReadonlyMap<string, number>;
  total: number;
  /** The place among a product's attributes, on average. */
  position: number;
}

const MIN_SHARE = 0.5;
const MAX_FACETS = 8;
/** Values that each product has for itself are no choices. */
const MAX_VALUES_PER_MENTION = 0.8;
const MIN_SHARE_OF_AMOUNTS = 2 / 3;
const MIN_AMOUNTS = 4;
const MAX_AMOUNTS = 12;
/** A group with one more, or two, is not worth folding. */
const FIRST_VALUES = 6;
const MAX_UNFOLDED = 8;

/** The attributes of products, most of which have one each. Counted once for a search and a category. */
export function countAttributes(products: readonly Product[], catalog = products): AttributeCounts[] {
  const { valuesOf } = attributeReader(catalog);
  const names = new Map<string, { values: Map<string, number>; total: number; places: number }>();
  for (const product of products) {
    let place = 0;
    for (const [name, own] of valuesOf(product)) {
      const known = names.get(name) ?? { values: new Map<string, number>(), total: 0, places: 0 };
      names.set(name, known);
      for (const value of own) known.values.set(value, (known.values.get(value) ?? 0) + 1);
      known.total += 1;
      known.places += place;
      place += 1;
    }
  }
  return [...names].map(([name, { values, total, places }]) => ({
    name,
    values,
    total,
    position: places / total,
  }));
}

interface Scale {
  unit: string;
  ends: Ends | undefined;
}

/** The unit that most amounts have, and their ends; `undefined` where amounts are few, and better chosen one by one. */
function scaleOf({ values, total }: AttributeCounts, unit: string | undefined): Scale | undefined {
  const counts = new Map<string, number>();
  for (const [value, count] of values) {
    const own = amountOf(value)?.unit ?? '';
    if (own !== '') counts.set(own, (counts.get(own) ?? 0) + count);
  }
  const usual = unit ?? [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  if (usual === undefined) return undefined;
  const measure = measureOf(usual);
  const same = [...values].flatMap(([value, count]) => {
    const amount = amountOf(value);
    return amount && measureOf(amount.unit) === measure ? [{ amount: convert(amount, usual), count }] : [];
  });
  const distinct = new Set(same.map(({ amount }) => amount)).size;
  const withAmount = same.reduce((sum, { count }) => sum + count, 0);
  const isOneByOne = distinct < MIN_AMOUNTS || (distinct <= MAX_AMOUNTS && distinct <= total / 2);
  if (unit === undefined && (isOneByOne || withAmount < total * MIN_SHARE_OF_AMOUNTS)) return undefined;
  const amounts = same.map(({ amount }) => amount);
  return { unit: usual, ends: amounts.length === 0 ? undefined : endsOf(amounts) };
}

/** The attribute of the one filter that a product fails; empty for none. Products that fail several are `undefined`. */
function failedBy(product: Product, filters: readonly Filter[]): string | undefined {
  let failed = '';
  for (const { name, passes } of filters) {
    if (passes(product) || name === failed) continue;
    if (failed !== '') return undefined;
    failed = name;
  }
  return failed;
}

/** Tells if a product's card was not counted for a value yet: the variants of a group have one card. */
function createCardCheck() {
  const known = new Map<readonly Product[], Set<string>>();
  return ({ offer }: Product, name: string, value: string): boolean => {
    if (!offer?.variants) return true;
    const values = known.get(offer.variants) ?? new Set();
    known.set(offer.variants, values);
    const { size } = values;
    return values.add(`${name}:${value}`).size > size;
  };
}

/** Counts each attribute's values among products that pass all other filters, in one pass. */
function countPassing(
  products: readonly Product[],
  query: QueryFilters,
  names: readonly string[],
  catalog: readonly Product[],
) {
  const { valuesOf } = attributeReader(catalog);
  const { price, ...rest } = query;
  const filters = filtersOf({ ...rest, price: {} }, catalog);
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  const isNewCard = createCardCheck();
  for (const product of inPriceRange(products, price)) {
    const failed = failedBy(product, filters);
    if (failed === undefined) continue;
    const own = valuesOf(product);
    for (const [name, values] of counts) {
      const counted = failed === '' || failed === name ? own.get(name) : undefined;
      for (const value of counted ?? [])
        if (isNewCard(product, name, value)) values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Choices that would leave nothing come last. */
function choicesOf(
  { values }: AttributeCounts,
  counts: ReadonlyMap<string, number> | undefined,
  chosen: ReadonlySet<string> = new Set(),
): FacetValue[] {
  const all = [...new Set([...values.keys(), ...chosen])].map((value) => {
    const count = counts?.get(value) ?? 0;
    const isChosen = chosen.has(value);
    return { value, count, isChosen, isOpen: count > 0 || isChosen };
  });
  const isFolded = all.length > MAX_UNFOLDED;
  const usual = all
    .filter(({ isChosen, isOpen }) => !isChosen && (isOpen || !isFolded))
    .toSorted((a, b) => (values.get(b.value) ?? 0) - (values.get(a.value) ?? 0))
    .slice(0, isFolded ? Math.max(0, FIRST_VALUES - chosen.size) : all.length);
  const first = new Set(usual.map(({ value }) => value));
  return all
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || compareValues(a.value, b.value))
    .map(({ value, count, isChosen }) => ({
      value,
      count,
      isChosen,
      isFirst: isChosen || first.has(value),
    }));
}

/** At least half of the products have it, with values that differ and are shared. */
function isOffered({ name, values, total }: AttributeCounts, isRange: boolean, products: number): boolean {
  if (name === AVAILABILITY) return values.size > 0;
  if (total < products * MIN_SHARE || values.size < 2) return false;
  const mentions = [...values.values()].reduce((sum, count) => sum + count, 0);
  return isRange || values.size <= mentions * MAX_VALUES_PER_MENTION;
}

/**
 * The attributes that most products have, in the order in which products name them, and those that are filtered by.
 * @param catalog tells how attributes are written, also where few of its products are found
 */
export function facetsOf(
  products: readonly Product[],
  attributes: readonly AttributeCounts[],
  rawQuery: QueryFilters,
  catalog = products,
): Facet[] {
  const query = withKnownNames(rawQuery, attributeReader(catalog));
  const filtered = new Set([...query.facets.keys(), ...query.ranges.keys()]);
  const known = new Set(attributes.map(({ name }) => name));
  const missing = [...filtered]
    .filter((name) => !known.has(name))
    .map((name) => ({
      name,
      values: new Map<string, number>(),
      total: 0,
      position: Number.POSITIVE_INFINITY,
    }));
  const candidates = [...attributes, ...missing].flatMap((attribute) => {
    const range = query.ranges.get(attribute.name);
    const scale = query.facets.has(attribute.name) && !range ? undefined : scaleOf(attribute, range?.unit);
    const isChosen = filtered.has(attribute.name);
    return isChosen || isOffered(attribute, scale !== undefined, products.length)
      ? [{ attribute, scale, isChosen }]
      : [];
  });
  const offered = candidates
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.attribute.total - a.attribute.total)
    .slice(0, Math.max(MAX_FACETS, filtered.size))
    .toSorted((a, b) => a.attribute.position - b.attribute.position);
  const names = offered.filter(({ scale }) => !scale).map(({ attribute }) => attribute.name);
  const counts = countPassing(products, query, names, catalog);
  return offered.map(({ attribute, scale }) => {
    const { name } = attribute;
    if (scale) return { kind: 'range', name, ...scale };
    return { kind: 'choice', name, values: choicesOf(attribute, counts.get(name), query.facets.get(name)) };
  });
}
