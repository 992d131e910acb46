import type { Match } from './terms';
import { fieldAt, productAt, type Place, type Vocabulary } from './vocabulary';

const NOT_FOUND = 255;
/** The parts of a match's cost: errors, then the field, then how exact it is. */
const ERROR = 32;
const FIELD = 4;

/** The matches of one term. */
export type Found = readonly Match[];

/** What the best match of a term costs in each product. */
function costsOf(found: Found, count: number): Uint8Array {
  const costs = new Uint8Array(count).fill(NOT_FOUND);
  for (const { errors, quality, places } of found)
    for (const place of places) {
      const product = productAt(place);
      const cost = errors * ERROR + fieldAt(place) * FIELD + quality;
      if (cost < (costs[product] ?? 0)) costs[product] = cost;
    }
  return costs;
}

function placesIn(found: Found, isCandidate: Uint8Array): readonly Place[] {
  const places = found.flatMap((match) => match.places.filter((place) => isCandidate[productAt(place)] === 1));
  return found.length > 1 ? [...Float64Array.from(places).sort()] : places;
}

/** How near two words stand, by how far the second is behind the first; written as one is next to each other. */
const NEARNESS = new Map([
  [-1, 1],
  [0, 2],
  [1, 2],
  [2, 1],
]);

/** Adds to each product's sum how near two terms stand there at best. */
function addNearness(sums: Uint8Array, before: readonly Place[], after: readonly Place[]): void {
  const best = new Map<number, number>();
  let start = 0;
  for (const place of before) {
    while ((after[start] ?? Number.POSITIVE_INFINITY) < place - 1) start += 1;
    for (let next = start; (after[next] ?? Number.POSITIVE_INFINITY) <= place + 2; next += 1) {
      const near = NEARNESS.get((after[next] ?? 0) - place) ?? 0;
      const product = productAt(place);
      if (near > (best.get(product) ?? 0)) best.set(product, near);
    }
  }
  for (const [product, near] of best) sums[product] = (sums[product] ?? 0) + near;
}

function nearnessOf(terms: readonly Found[], isCandidate: Uint8Array): Uint8Array {
  const sums = new Uint8Array(isCandidate.length);
  const places = terms.length > 1 ? terms.map((found) => placesIn(found, isCandidate)) : [];
  for (const [index, after] of places.entries()) {
    const before = places[index - 1];
    if (before) addNearness(sums, before, after);
  }
  return sums;
}

/** Whether a title ends with what was typed, as `iPhone 17` does and `iPhone 17 Pro` does not. */
function endsWith(last: Found, { titleEnds }: Vocabulary): Uint8Array {
  const ends = new Uint8Array(titleEnds.length);
  for (const { errors, quality, places } of last)
    for (const place of places) {
      const product = productAt(place);
      if (errors === 0 && quality < 2 && place === titleEnds[product]) ends[product] = 1;
    }
  return ends;
}

const MAX_PRODUCTS = 2 ** 20;

/**
 * The products in which all terms are found, the best first: by errors, fields, nearness and exactness,
 * and then in the catalog's order.
 */
export function rank(terms: readonly Found[], vocabulary: Vocabulary): number[] {
  const count = vocabulary.titleEnds.length;
  const costs = terms.map((found) => costsOf(found, count));
  const isCandidate = new Uint8Array(count).map((_, product) =>
    costs.every((cost) => cost[product] !== NOT_FOUND) ? 1 : 0,
  );
  const nearness = nearnessOf(terms, isCandidate);
  const ends = endsWith(terms.at(-1) ?? [], vocabulary);
  const mostNear = 2 * (terms.length - 1);
  const keys: number[] = [];
  for (let product = 0; product < count; product += 1) {
    if (isCandidate[product] === 0) continue;
    let [errors, field, quality] = [0, 0, 0];
    for (const each of costs) {
      const cost = each[product] ?? 0;
      errors += Math.floor(cost / ERROR);
      field += Math.floor((cost % ERROR) / FIELD);
      quality += cost % FIELD;
    }
    const near = nearness[product] ?? 0;
    const isExact = ends[product] === 1 && near === mostNear;
    const order = [errors, field, mostNear - near, isExact ? 0 : 1, quality];
    keys.push(order.reduce((key, part) => key * 64 + part, 0) * MAX_PRODUCTS + product);
  }
  return [...Float64Array.from(keys).sort()].map((key) => key % MAX_PRODUCTS);
}

/** The terms to keep where no product has all: as many as one product has, of the first such product. */
export function mostFound(terms: readonly Found[], vocabulary: Vocabulary): readonly number[] {
  const count = vocabulary.titleEnds.length;
  const costs = terms.map((found) => costsOf(found, count));
  let best: { readonly kept: readonly number[]; readonly cost: number } = { kept: [], cost: 0 };
  for (let product = 0; product < count; product += 1) {
    const kept = [...terms.keys()].filter((term) => costs[term]?.[product] !== NOT_FOUND);
    const cost = kept.reduce((sum, term) => sum + (costs[term]?.[product] ?? 0), 0);
    const isBetter = kept.length > best.kept.length || (kept.length === best.kept.length && cost < best.cost);
    if (isBetter) best = { kept, cost };
  }
  return best.kept;
}
