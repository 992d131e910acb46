import { isNumeric, MAX_PROXIMITY, proximityOf } from './proximity';
import { QUALITY, type Found } from './terms';
import { fieldAt, productAt, stemsOf, type Vocabulary } from './vocabulary';

const NOT_FOUND = 255;
/** The parts of a match's cost: errors, then the field, then how exact it is. */
const ERROR = 32;
const FIELD = 4;

// Bit operations: these run for every product.
const errorsIn = (cost: number) => cost >>> 5;
const fieldIn = (cost: number) => (cost >>> 2) & 7;
const qualityIn = (cost: number) => cost & 3;

/** A match in a title costs more than membership in the category named, such as `Keyboards`. */
const TITLE = 1;
const CATEGORY = 2;

/** The cost of a term's best match in each product. */
function costsOf({ term, matches }: Found, { titleEnds, categories }: Vocabulary): Uint8Array {
  const costs = new Uint8Array(titleEnds.length).fill(NOT_FOUND);
  for (const { errors, quality, places } of matches)
    for (const place of places) {
      const product = productAt(place);
      const cost = errors * ERROR + (fieldAt(place) + TITLE) * FIELD + quality;
      if (cost < (costs[product] ?? 0)) costs[product] = cost;
    }
  const kind = term.words.map(({ stem }) => stem).join(' ');
  const meant = term.synonyms.flatMap(({ find }) => find.map(stemsOf));
  for (const each of [kind, ...meant])
    for (const place of categories.get(each) ?? []) costs[productAt(place)] = 0;
  return costs;
}

/** Marks titles that end with a term, as a product's kind or model does: `iPhone 17`, but not `iPhone 17 Case`. */
function endsOf(found: readonly Found[], { titleEnds }: Vocabulary): Uint8Array {
  const ends = new Uint8Array(titleEnds.length);
  for (const { errors, quality, places } of found.flatMap(({ matches }) => matches)) {
    if (errors > 0 || quality === QUALITY.beginning) continue;
    for (const place of places) {
      const product = productAt(place);
      if (place === titleEnds[product]) ends[product] = 1;
    }
  }
  return ends;
}

const MAX_PRODUCTS = 2 ** 20;

/** The products that have all terms. */
function candidatesOf(costs: readonly Uint8Array[], count: number) {
  const isCandidate = new Uint8Array(count).fill(1);
  for (const each of costs)
    for (let product = 0; product < count; product += 1)
      if (each[product] === NOT_FOUND) isCandidate[product] = 0;
  const candidates: number[] = [];
  for (let product = 0; product < count; product += 1)
    if (isCandidate[product] === 1) candidates.push(product);
  return { isCandidate, candidates };
}

/** The number of values of each part of a key. */
const RADIX = 64;

/** The part of a key that counts errors, numbers and fields. */
const fieldsOf = (key = 0): number => Math.trunc(key / (MAX_PRODUCTS * RADIX ** 3));

export interface Ranking {
  readonly ranked: readonly number[];
  /** How many of the first match in the same fields, and so are as good an answer. */
  readonly alike: number;
}

/**
 * The products in which all terms are found, the best first: by errors, numbers beside what they belong to, fields,
 * proximity and exactness, and then in the catalog's order.
 * @param needsName leaves out products that have no term in title or category
 */
export function rank(found: readonly Found[], vocabulary: Vocabulary, needsName = false): Ranking {
  const count = vocabulary.titleEnds.length;
  const costs = found.map((each) => costsOf(each, vocabulary));
  const { isCandidate, candidates } = candidatesOf(costs, count);
  if (candidates.length === 0) return { ranked: [], alike: 0 };
  const { all, numbers, glued } = proximityOf(found, isCandidate);
  const mostGlued = glued.reduce((most, near) => Math.max(most, near), 0);
  const ends = endsOf(found, vocabulary);
  const most = MAX_PROXIMITY * (found.length - 1);
  const keys = new Float64Array(candidates.length);
  let kept = 0;
  for (const product of candidates) {
    // Terms that were typed as one stay together, if they do so anywhere.
    if ((glued[product] ?? 0) < mostGlued) continue;
    if (needsName && !costs.some((each) => fieldIn(each[product] ?? 0) <= CATEGORY)) continue;
    let errors = 0;
    let fields = 0;
    let quality = 0;
    for (const each of costs) {
      const cost = each[product] ?? 0;
      errors += errorsIn(cost);
      fields += fieldIn(cost);
      quality += qualityIn(cost);
    }
    const near = all[product] ?? 0;
    let key = errors * RADIX + 2 * most - (numbers[product] ?? 0);
    key = key * RADIX + fields;
    key = key * RADIX + 1 - (ends[product] ?? 0);
    key = key * RADIX + most - near;
    key = key * RADIX + quality;
    keys[kept] = key * MAX_PRODUCTS + product;
    kept += 1;
  }
  const sorted = keys.subarray(0, kept).sort();
  const ranked: number[] = [];
  for (const key of sorted) ranked.push(key % MAX_PRODUCTS);
  const other = sorted.findIndex((key) => fieldsOf(key) !== fieldsOf(sorted[0]));
  return { ranked, alike: other === -1 ? kept : other };
}

interface Choice {
  readonly kept: readonly number[];
  /** The first part counts most. */
  readonly cost: readonly number[];
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Counts the sets of terms (as bits) that products have, with each set's lowest cost. */
function countSets(costs: readonly Uint8Array[], count: number) {
  const products = new Uint32Array(2 ** costs.length);
  const least = new Float64Array(products.length).fill(Number.POSITIVE_INFINITY);
  for (let product = 0; product < count; product += 1) {
    let bits = 0;
    let total = 0;
    for (let term = 0; term < costs.length; term += 1) {
      const cost = costs[term]?.[product] ?? NOT_FOUND;
      if (cost === NOT_FOUND) continue;
      bits |= 1 << term;
      total += errorsIn(cost) * RADIX + Math.max(fieldIn(cost), TITLE);
    }
    products[bits] = (products[bits] ?? 0) + 1;
    least[bits] = Math.min(least[bits] ?? 0, total);
  }
  return [...products.entries()].flatMap(([bits, many]) =>
    many === 0 ? [] : { bits, products: many, least: least[bits] ?? 0 },
  );
}

/**
 * The terms to keep where no product has all: the most that one has, with the fewest errors; then those that leave
 * nothing of what was typed as one, what is in names, words before numbers, and the rarest.
 */
export function mostFound(found: readonly Found[], vocabulary: Vocabulary): readonly Found[] {
  const count = vocabulary.titleEnds.length;
  const sets = countSets(
    found.map((each) => costsOf(each, vocabulary)),
    count,
  );
  const choices = sets.map(({ bits, products, least }): Choice => {
    const has = (term: number) => (bits & (1 << term)) !== 0;
    const kept = [...found.keys()].filter(has);
    const isJoined = (term: number) => found[term]?.term.isGlued === true;
    // Typed as one, they count as one.
    const groups = kept.filter((term) => !(isJoined(term) && has(term - 1)));
    const isBroken = (term: number) => isJoined(term) && has(term) !== has(term - 1);
    const isNumber = (term: number) => found[term] !== undefined && isNumeric(found[term]);
    const cost = [
      -groups.length,
      Math.trunc(least / RADIX),
      [...found.keys()].filter(isBroken).length,
      (least % RADIX) / kept.length,
      -kept.length,
      kept.filter(isNumber).length,
      products,
    ];
    return { kept, cost };
  });
  const [best] = choices.sort((a, b) => compareCosts(a.cost, b.cost));
  return best?.kept.flatMap((term) => found[term] ?? []) ?? [];
}
