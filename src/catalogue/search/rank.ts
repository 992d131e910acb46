import { NEAREST, nearnessOf } from './nearness';
import { QUALITY, type Found } from './terms';
import { fieldAt, productAt, type Vocabulary } from './vocabulary';

const NOT_FOUND = 255;
/** The parts of a match's cost: errors, then the field, then how exact it is. */
const ERROR = 32;
const FIELD = 4;

const errorsIn = (cost: number) => Math.floor(cost / ERROR);
const fieldIn = (cost: number) => Math.floor((cost % ERROR) / FIELD);
const qualityIn = (cost: number) => cost % FIELD;

/** What the best match of a term costs in each product. */
function costsOf({ matches }: Found, count: number): Uint8Array {
  const costs = new Uint8Array(count).fill(NOT_FOUND);
  for (const { errors, quality, places } of matches)
    for (const place of places) {
      const product = productAt(place);
      const cost = errors * ERROR + fieldAt(place) * FIELD + quality;
      if (cost < (costs[product] ?? 0)) costs[product] = cost;
    }
  return costs;
}

/** Whether a title ends with what was typed, as `iPhone 17` does and `iPhone 17 Pro` does not. */
function endsOf(last: Found | undefined, { titleEnds }: Vocabulary): Uint8Array {
  const ends = new Uint8Array(titleEnds.length);
  for (const { errors, quality, places } of last?.matches ?? []) {
    if (errors > 0 || quality === QUALITY.beginning) continue;
    for (const place of places) {
      const product = productAt(place);
      if (place === titleEnds[product]) ends[product] = 1;
    }
  }
  return ends;
}

const MAX_PRODUCTS = 2 ** 20;

const sum = (costs: readonly Uint8Array[], product: number, part: (cost: number) => number) =>
  costs.reduce((total, each) => total + part(each[product] ?? 0), 0);

/**
 * The products in which all terms are found, the best first: by errors, numbers beside what they belong to, fields,
 * nearness and exactness, and then in the catalog's order.
 */
export function rank(found: readonly Found[], vocabulary: Vocabulary): number[] {
  const count = vocabulary.titleEnds.length;
  const costs = found.map((each) => costsOf(each, count));
  const isCandidate = new Uint8Array(count).map((_, product) =>
    costs.every((cost) => cost[product] !== NOT_FOUND) ? 1 : 0,
  );
  const nearness = nearnessOf(found, isCandidate);
  const mostGlued = nearness.glued.reduce((most, near) => Math.max(most, near), 0);
  const ends = endsOf(found.at(-1), vocabulary);
  const most = NEAREST * (found.length - 1);
  const keys: number[] = [];
  for (const [product, candidate] of isCandidate.entries()) {
    // What was typed as one stays together, if it does so anywhere.
    if (candidate === 0 || (nearness.glued[product] ?? 0) < mostGlued) continue;
    const near = nearness.all[product] ?? 0;
    const order = [
      sum(costs, product, errorsIn),
      most - (nearness.numbers[product] ?? 0),
      sum(costs, product, fieldIn),
      most - near,
      ends[product] === 1 && near === most ? 0 : 1,
      sum(costs, product, qualityIn),
    ];
    keys.push(order.reduce((key, part) => key * 64 + part, 0) * MAX_PRODUCTS + product);
  }
  return [...Float64Array.from(keys).sort()].map((key) => key % MAX_PRODUCTS);
}

/** The terms to keep where no product has all: the most that one has, with the fewest errors, and then the rarest. */
export function mostFound(found: readonly Found[], vocabulary: Vocabulary): readonly Found[] {
  const count = vocabulary.titleEnds.length;
  const costs = found.map((each) => costsOf(each, count));
  const choices = new Map<string, { kept: readonly number[]; errors: number; products: number }>();
  for (let product = 0; product < count; product += 1) {
    const kept = [...found.keys()].filter((term) => costs[term]?.[product] !== NOT_FOUND);
    const errors = kept.reduce((total, term) => total + errorsIn(costs[term]?.[product] ?? 0), 0);
    const key = kept.join();
    const known = choices.get(key) ?? { kept, errors, products: 0 };
    choices.set(key, { kept, errors: Math.min(known.errors, errors), products: known.products + 1 });
  }
  const [best] = [...choices.values()].sort(
    (a, b) => b.kept.length - a.kept.length || a.errors - b.errors || a.products - b.products,
  );
  return best?.kept.flatMap((term) => found[term] ?? []) ?? [];
}
