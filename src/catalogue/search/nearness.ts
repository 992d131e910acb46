import type { Found } from './terms';
import { productAt, type Place } from './vocabulary';
import { isNumber } from './words';

/** How near two words stand, by how far the second is behind the first; at one place, they are written as one. */
const NEARNESS = new Map([
  [-1, 1],
  [0, 2],
  [1, 2],
  [2, 1],
]);

export const NEAREST = 2;

/** How near two terms stand at best, by product. */
function nearnessBetween(before: readonly Place[], after: readonly Place[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  let start = 0;
  for (const place of before) {
    while ((after[start] ?? Number.POSITIVE_INFINITY) < place - 1) start += 1;
    for (let next = start; (after[next] ?? Number.POSITIVE_INFINITY) <= place + NEAREST; next += 1) {
      const near = NEARNESS.get((after[next] ?? 0) - place) ?? 0;
      const product = productAt(place);
      if (near > (best.get(product) ?? 0)) best.set(product, near);
    }
  }
  return best;
}

function placesIn({ matches }: Found, isCandidate: Uint8Array): readonly Place[] {
  const places = matches.flatMap((match) =>
    match.places.filter((place) => isCandidate[productAt(place)] === 1),
  );
  return matches.length > 1 ? [...Float64Array.from(places).sort()] : places;
}

export const isNumeric = ({ term }: Found) => isNumber(term.words[0]?.text ?? '');

/** Sums by product of how near the terms stand to the next: of all, of numbers, and of what was typed as one. */
export function nearnessOf(found: readonly Found[], isCandidate: Uint8Array) {
  const make = () => new Uint8Array(isCandidate.length);
  const sums = { all: make(), numbers: make(), glued: make() };
  const places = found.length > 1 ? found.map((each) => placesIn(each, isCandidate)) : [];
  for (const [index, after] of places.entries()) {
    const [former, latter, before] = [found[index - 1], found[index], places[index - 1]];
    if (!former || !latter || !before) continue;
    for (const [product, near] of nearnessBetween(before, after)) {
      const add = (sum: Uint8Array, weight = 1) => (sum[product] = (sum[product] ?? 0) + weight * near);
      add(sums.all);
      // "iPhone 17 Pro" is an iPhone 17 rather than a 17 Pro.
      if (isNumeric(latter)) add(sums.numbers, 2);
      else if (isNumeric(former)) add(sums.numbers);
      if (latter.term.isGlued) add(sums.glued);
    }
  }
  return sums;
}

const MAX_SIGN = 2;

/** Whether one is a number and the other a letter or two, typed as one: `S26`, `16GB`. */
function areSign(former: Found | undefined, latter: Found | undefined): boolean {
  if (!former || latter?.term.isGlued !== true) return false;
  const [one, other] = isNumeric(latter) ? [latter, former] : [former, latter];
  const [word, second] = other.term.words;
  return isNumeric(one) && word !== undefined && !second && word.text.length <= MAX_SIGN;
}

/** Leaves out what stands apart in the catalog and was typed as one, so that `S23` is not an S and a 23 elsewhere. */
export function keepTogether(found: readonly Found[]): readonly Found[] {
  return found.map((each, index) => {
    const neighbors = [
      { other: found[index - 1], isSign: areSign(found[index - 1], each), step: -1 },
      { other: found[index + 1], isSign: areSign(each, found[index + 1]), step: 1 },
    ].filter(({ isSign }) => isSign);
    if (neighbors.length === 0) return each;
    const near = new Set(
      neighbors.flatMap(({ other, step }) =>
        (other?.matches ?? []).flatMap(({ places }) => places.map((place) => place - step)),
      ),
    );
    const matches = each.matches.map((match) => ({
      ...match,
      places: match.places.filter((place) => near.has(place)),
    }));
    return { ...each, matches: matches.filter(({ places }) => places.length > 0) };
  });
}
