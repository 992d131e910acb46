import type { Product } from './product';
import type { ProductQuery } from './query';
import { passes } from './refine';
import { attributeValues } from './specification';
import { compareValues } from './value-order';

/** A value that a facet offers. */
export interface FacetValue {
  value: string;
  /** How many products choosing it would show, all else staying as it is. */
  count: number;
  chosen: boolean;
}

/** A specification that products have in common, with the values that tell them apart. */
export interface Facet {
  name: string;
  values: readonly FacetValue[];
}

/** A facet is worth offering where this share of the products has it. */
const SHARE = 0.5;
const MOST_FACETS = 6;
const MOST_VALUES = 12;

/** How often each value of each specification occurs. */
function tally(products: readonly Product[]): Map<string, Map<string, number>> {
  const names = new Map<string, Map<string, number>>();
  for (const product of products) {
    for (const [name, value] of attributeValues(product)) {
      const values = names.get(name) ?? new Map<string, number>();
      names.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  return names;
}

/** The values to offer: all of a few; of many those that several products share, and those already chosen. */
function offeredValues(values: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): string[] {
  const shared = [...values].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  const offered = values.size <= MOST_VALUES ? [...values] : shared.slice(0, MOST_VALUES);
  return [...new Set([...chosen, ...offered.map(([value]) => value)])].toSorted(compareValues);
}

function toFacet(
  name: string,
  values: readonly string[],
  products: readonly Product[],
  query: ProductQuery,
): Facet {
  const counts = tally(products.filter((product) => passes(product, query, name))).get(name);
  const chosen = query.facets.get(name);
  return {
    name,
    values: values.map((value) => ({
      value,
      count: counts?.get(value) ?? 0,
      chosen: chosen?.has(value) ?? false,
    })),
  };
}

/**
 * The facets of some products: the specifications that at least half of them have and that tell them
 * apart, the most shared first; what is chosen is always among them.
 */
export function facetsOf(products: readonly Product[], query: ProductQuery): Facet[] {
  const names = tally(products);
  const offered = [...new Set([...query.facets.keys(), ...names.keys()])].flatMap((name) => {
    const values = names.get(name) ?? new Map<string, number>();
    const chosen = query.facets.get(name);
    const counts = [...values.values()];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const isShared = total >= products.length * SHARE && counts.some((count) => count > 1);
    const isWorthIt = isShared && values.size > 1;
    const options = offeredValues(values, chosen ?? new Set());
    return chosen || isWorthIt ? [{ name, options, total, isChosen: chosen !== undefined }] : [];
  });
  return offered
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.total - a.total)
    .slice(0, Math.max(MOST_FACETS, query.facets.size))
    .map(({ name, options }) => toFacet(name, options, products, query));
}
