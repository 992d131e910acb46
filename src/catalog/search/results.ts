import { isNumeric, keepTogether } from './proximity';
import { mostFound, rank, type Ranking } from './rank';
import type { Synonyms } from './synonyms';
import { exactMatches, vagueMatches, type Found, type Term } from './terms';
import type { Vocabulary } from './vocabulary';

export interface Results extends Ranking {
  readonly terms: readonly Term[];
  readonly found: readonly Found[];
}

/** The typed text of the terms. */
export function sourceOf(found: readonly Found[]): string {
  return found.reduce((text, { term }) => text + (text === '' || term.isGlued ? '' : ' ') + term.source, '');
}

export const isStopWord = ({ source }: Term, { stopWords }: Vocabulary) =>
  stopWords.has(source.toLowerCase());

export const matchExactly = (terms: readonly Term[], vocabulary: Vocabulary): Found[] =>
  terms.map((term) => ({ term, matches: exactMatches(vocabulary, term) }));

/** Matches all words exactly; else with typos and mentions, beside a name; else as many as one product has. */
export function find(terms: readonly Term[], vocabulary: Vocabulary, synonyms: Synonyms): Results {
  const exact = keepTogether(matchExactly(terms, vocabulary), vocabulary);
  const ranking = rank(exact, vocabulary);
  if (ranking.ranked.length > 0) return { terms, found: exact, ...ranking };
  const vague = exact.map(({ term, matches }) => ({
    term,
    matches: [...matches, ...vagueMatches(vocabulary, term, synonyms)],
  }));
  const forgiven = rank(vague, vocabulary, true);
  if (forgiven.ranked.length > 0) return { terms, found: vague, ...forgiven };
  // From here on mentions do not count, since a laptop that mentions headphones is no answer to "headphones for travel",
  // nor do corrections of words that were found.
  const named = exact.map((each, index) =>
    each.term.synonyms.length > 0 || each.matches.length > 0 ? each : (vague[index] ?? each),
  );
  const meant = named.filter(({ term }) => !isStopWord(term, vocabulary));
  const kept = mostFound(meant.length > 0 ? meant : named, vocabulary);
  // A number or a letter alone says too little.
  const isWorthShowing = sourceOf(kept).length > 1 && kept.some((each) => !isNumeric(each));
  return { terms, found: kept, ...(isWorthShowing ? rank(kept, vocabulary) : { ranked: [], alike: 0 }) };
}

/** All that was meant was found. */
export const isWhole = ({ terms, found, ranked }: Results, vocabulary: Vocabulary): boolean =>
  ranked.length > 0 &&
  terms.every((term) => isStopWord(term, vocabulary) || found.some((each) => each.term === term));
