import { isNumeric } from './proximity';
import { isWhole, type Results } from './results';
import { BETWEEN } from './stop-words';
import type { Found } from './terms';
import type { Vocabulary } from './vocabulary';

/** The first of each list, then the second of each, and so on, each product once. */
function inTurn(lists: ReadonlyArray<readonly number[]>): number[] {
  const turns = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list.at(turn) ?? []));
  return [...new Set(all.flat())];
}

/** The results of several searches as those of one. */
function joined(all: readonly Results[]): Results {
  const best = inTurn(all.map(({ ranked, alike }) => ranked.slice(0, alike)));
  const others = inTurn(all.map(({ ranked, alike }) => ranked.slice(alike)));
  return {
    terms: all.flatMap(({ terms }) => terms),
    found: all.flatMap(({ found }) => found),
    ranked: [...new Set([...best, ...others])],
    alike: best.length,
  };
}

/** `iPhone 16`, for the second of "iPhone 17 vs 16" */
function completed(part: string, first: string): string {
  const words = first.split(' ');
  return [...words.slice(0, -part.split(' ').length), part].join(' ');
}

/** The results of several things' searches; `undefined` unless each is a name, or what the owner has words for. */
export function severalOf(
  text: string,
  resultsOf: (part: string) => Results,
  vocabulary: Vocabulary,
): Results | undefined {
  const parts = text.split(BETWEEN);
  const [first = ''] = parts;
  if (parts.length === 1) return undefined;
  const isThing = (found: Found) =>
    !isNumeric(found) &&
    (found.term.synonyms.length > 0 || found.matches.some(({ word }) => vocabulary.names.has(word)));
  const all = parts.map((part) => {
    const results = resultsOf(completed(part, first));
    return isWhole(results, vocabulary) ? results : resultsOf(part);
  });
  const areThings = all.every((each) => isWhole(each, vocabulary) && each.found.some(isThing));
  return areThings ? joined(all) : undefined;
}
