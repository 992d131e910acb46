import { compareNames } from '../lib/format';
import type { Product } from './product';
import type { ProductQuery } from './query';
import { matchesFilters } from './refine';
import { attributeValues } from './specification';

export interface FacetValue {
  value: string;
  /** How many products choosing it would show, with all other filters. */
  count: number;
  chosen: boolean;
}

export interface Facet {
  name: string;
  values: readonly FacetValue[];
}

const MIN_SHARE = 0.5;
const MAX_FACETS = 6;
const MAX_VALUES = 12;

const units: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  KB: ['data', 1e3],
  MB: ['data', 1e6],
  GB: ['data', 1e9],
  TB: ['data', 1e12],
  mg: ['weight', 1e-3],
  g: ['weight', 1],
  kg: ['weight', 1e3],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
  Hz: ['frequency', 1],
  kHz: ['frequency', 1e3],
  MHz: ['frequency', 1e6],
  GHz: ['frequency', 1e9],
  mW: ['power', 1e-3],
  W: ['power', 1],
  mAh: ['charge', 1],
  Ah: ['charge', 1e3],
  s: ['time', 1],
  min: ['time', 60],
  minutes: ['time', 60],
  h: ['time', 3600],
  hours: ['time', 3600],
  days: ['time', 86_400],
};

function amountOf(value: string): { measure: string; amount: number } | undefined {
  const { number, unit = '' } =
    /^(?:up to |about )?(?<number>\d+(?:,\d{3})*(?:\.\d+)?)\s*(?<unit>\p{L}*)/iu.exec(value)?.groups ?? {};
  if (number === undefined) return undefined;
  const [measure, factor] = Object.hasOwn(units, unit) ? (units[unit] ?? ['', 1]) : ['', 1];
  return { measure, amount: Number(number.replaceAll(',', '')) * factor };
}

/** Orders amounts by their unit, `187 g` before `1.24 kg`, and other values after them. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second) return Number(!first) - Number(!second) || compareNames(a, b);
  return compareNames(first.measure, second.measure) || first.amount - second.amount || compareNames(a, b);
}

function countValues(products: readonly Product[]): Map<string, Map<string, number>> {
  const names = new Map<string, Map<string, number>>();
  for (const product of products) {
    for (const [name, value] of attributeValues(product)) {
      const values = names.get(name) ?? new Map<string, number>();
      names.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  return names;
}

/** All of a few values; of many, the most shared, and those already chosen. */
function offeredValues(values: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): string[] {
  const shared = [...values].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  const offered = values.size <= MAX_VALUES ? [...values] : shared.slice(0, MAX_VALUES);
  return [...new Set([...chosen, ...offered.map(([value]) => value)])].toSorted(compareValues);
}

function toFacet(
  name: string,
  values: readonly string[],
  products: readonly Product[],
  query: ProductQuery,
): Facet {
  const counts = new Map<string, number>();
  for (const product of products) {
    const value = attributeValues(product).get(name);
    if (value !== undefined && matchesFilters(product, query, name))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const chosen = query.facets.get(name);
  return {
    name,
    values: values.map((value) => ({
      value,
      count: counts.get(value) ?? 0,
      chosen: chosen?.has(value) ?? false,
    })),
  };
}

/** The chosen facets, and the attributes that at least half of the products have with different values, the most shared first. */
export function facetsOf(products: readonly Product[], query: ProductQuery): Facet[] {
  const names = countValues(products);
  const offered = [...new Set([...query.facets.keys(), ...names.keys()])].flatMap((name) => {
    const values = names.get(name) ?? new Map<string, number>();
    const chosen = query.facets.get(name);
    const counts = [...values.values()];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const isShared = total >= products.length * MIN_SHARE && counts.some((count) => count > 1);
    const options = offeredValues(values, chosen ?? new Set());
    return chosen || (isShared && values.size > 1)
      ? [{ name, options, total, isChosen: chosen !== undefined }]
      : [];
  });
  return offered
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.total - a.total)
    .slice(0, Math.max(MAX_FACETS, query.facets.size))
    .map(({ name, options }) => toFacet(name, options, products, query));
}
