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

const isNumeric = ({ term }: Found) => isNumber(term.words[0]?.text ?? '');

/** Sums by product of how near the terms stand to the next: of all, of numbers, and of what was typed as one. */
export function nearnessOf(found: readonly Found[], isCandidate: Uint8Array) {
  const make = () => new Uint8Array(isCandidate.length);
  const sums = { all: make(), numbers: make(), glued: make() };
  const places = found.length > 1 ? found.map((each) => placesIn(each, isCandidate)) : [];
  for (const [index, after] of places.entries()) {
    const [former, latter, before] = [found[index - 1], found[index], places[index - 1]];
    if (!former || !latter || !before) continue;
    for (const [product, near] of nearnessBetween(before, after)) {
      const add = (sum: Uint8Array) => (sum[product] = (sum[product] ?? 0) + near);
      add(sums.all);
      if (isNumeric(former) || isNumeric(latter)) add(sums.numbers);
      if (latter.term.isGlued) add(sums.glued);
    }
  }
  return sums;
}
