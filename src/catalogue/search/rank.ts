import { isNumeric, NEAREST, nearnessOf } from './nearness';
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
      2 * most - (nearness.numbers[product] ?? 0),
      sum(costs, product, fieldIn),
      most - near,
      ends[product] === 1 && near === most ? 0 : 1,
      sum(costs, product, qualityIn),
    ];
    keys.push(order.reduce((key, part) => key * 64 + part, 0) * MAX_PRODUCTS + product);
  }
  return [...Float64Array.from(keys).sort()].map((key) => key % MAX_PRODUCTS);
}

interface Choice {
  readonly kept: readonly number[];
  /** What it costs, the first part counting most. */
  readonly cost: readonly number[];
  readonly products: number;
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The terms to keep where no product has all: the most that one has, with the fewest errors; then what was typed as one,
 * what is in names, words before numbers, and the rarest.
 */
export function mostFound(found: readonly Found[], vocabulary: Vocabulary): readonly Found[] {
  const count = vocabulary.titleEnds.length;
  const costs = found.map((each) => costsOf(each, count));
  const choices = new Map<string, Choice>();
  for (let product = 0; product < count; product += 1) {
    const kept = [...found.keys()].filter((term) => costs[term]?.[product] !== NOT_FOUND);
    const of = kept.flatMap((term) => costs[term] ?? []);
    const isKept = (term: number) => kept.includes(term);
    const cost = [
      -kept.length,
      sum(of, product, errorsIn),
      -kept.filter((term) => found[term]?.term.isGlued === true && isKept(term - 1)).length,
      sum(of, product, fieldIn),
      kept.filter((term) => found[term] && isNumeric(found[term])).length,
    ];
    const key = kept.join();
    const known = choices.get(key);
    const isBetter = !known || compareCosts(cost, known.cost) < 0;
    choices.set(key, {
      kept,
      cost: isBetter ? cost : known.cost,
      products: (known?.products ?? 0) + 1,
    });
  }
  const [best] = [...choices.values()].sort(
    (a, b) => compareCosts(a.cost, b.cost) || a.products - b.products,
  );
  return best?.kept.flatMap((term) => found[term] ?? []) ?? [];
}
