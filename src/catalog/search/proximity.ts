import type { Found } from './terms';
import { productAt, type Position, type Vocabulary } from './vocabulary';
import { areCodeLetters, isNumber } from './words';

export const MAX_PROXIMITY = 2;

/** Proximity of two words, by their distance; 0 means the same token. */
function proximityAt(distance: number): number {
  if (distance === 0 || distance === 1) return 2;
  return distance === -1 || distance === 2 ? 1 : 0;
}

/** The best proximity of two terms in each product. */
function proximityBetween(
  before: ArrayLike<Position>,
  after: ArrayLike<Position>,
  count: number,
): Uint8Array {
  const best = new Uint8Array(count);
  let start = 0;
  for (let at = 0; at < before.length; at += 1) {
    const place = before[at] ?? 0;
    const from = place - 1;
    const to = place + MAX_PROXIMITY;
    while (start < after.length && (after[start] ?? 0) < from) start += 1;
    for (let next = start; next < after.length; next += 1) {
      const other = after[next] ?? 0;
      if (other > to) break;
      const product = productAt(place);
      best[product] = Math.max(best[product] ?? 0, proximityAt(other - place));
    }
  }
  return best;
}

/** In their order. */
function placesIn({ matches }: Found, isCandidate: Uint8Array): ArrayLike<Position> {
  const places: Position[] = [];
  for (const match of matches)
    for (const place of match.places) if (isCandidate[productAt(place)] === 1) places.push(place);
  return matches.length > 1 ? new Float64Array(places).sort() : places;
}

export const isNumeric = ({ term }: Found) => isNumber(term.words[0]?.text ?? '');

/** Sums of proximity to the next term, by product: of all terms, of numbers, and of terms typed as one. */
export function proximityOf(found: readonly Found[], isCandidate: Uint8Array) {
  const make = () => new Uint8Array(isCandidate.length);
  const sums = { all: make(), numbers: make(), glued: make() };
  const places = found.length > 1 ? found.map((each) => placesIn(each, isCandidate)) : [];
  for (const [index, after] of places.entries()) {
    const [left, right, before] = [found[index - 1], found[index], places[index - 1]];
    if (!left || !right || !before) continue;
    const best = proximityBetween(before, after, isCandidate.length);
    // "iPhone 17 Pro" is an iPhone 17 rather than a 17 Pro.
    const weight = isNumeric(right) ? 2 : isNumeric(left) ? 1 : 0;
    for (let product = 0; product < best.length; product += 1) {
      const near = best[product] ?? 0;
      if (near === 0) continue;
      sums.all[product] = (sums.all[product] ?? 0) + near;
      sums.numbers[product] = (sums.numbers[product] ?? 0) + weight * near;
      if (right.term.isGlued) sums.glued[product] = (sums.glued[product] ?? 0) + near;
    }
  }
  return sums;
}

/** A number and a letter or two, typed as one: `S26`, `16GB`. */
function isCode(left: Found | undefined, right: Found | undefined): boolean {
  if (!left || right?.term.isGlued !== true) return false;
  const [one, other] = isNumeric(right) ? [right, left] : [left, right];
  const [word, second] = other.term.words;
  return isNumeric(one) && word !== undefined && !second && areCodeLetters(word.text);
}

/** The positions beside which a term stands, a `step` away. */
function placesBeside(other: Found | undefined, step: number): Set<Position> {
  const near = new Set<Position>();
  for (const match of other?.matches ?? []) for (const place of match.places) near.add(place + step);
  return near;
}

const onlyAt = ({ term, matches }: Found, isKept: (place: Position) => boolean): Found => ({
  term,
  matches: matches
    .map((match) => ({ ...match, places: match.places.filter(isKept) }))
    .filter(({ places }) => places.length > 0),
});

/**
 * Drops matches whose parts were typed as one but stand apart, and the other way around: `S23` is not an S here and a 23
 * there, nor is `iPhone 17 Pro` an `A17 Pro`.
 */
export function keepTogether(found: readonly Found[], { codes }: Vocabulary): readonly Found[] {
  return found.map((each, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    const neighbors = [
      ...(isCode(before, each) ? [placesBeside(before, 1)] : []),
      ...(isCode(each, after) ? [placesBeside(after, -1)] : []),
    ];
    if (neighbors.length > 0) return onlyAt(each, (place) => neighbors.some((near) => near.has(place)));
    if (!isNumeric(each) || each.term.isGlued) return each;
    const near = placesBeside(before, 1);
    return onlyAt(each, (place) => !codes.has(place) || near.has(place));
  });
}
