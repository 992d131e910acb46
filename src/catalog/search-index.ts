import { isOpen } from '../lib/amount-range';
import { isInRange } from '../lib/bounds';
import type { Synonym } from '../lib/shop';
import { countProducts, noun } from '../words/words';
import { comparisons } from './comparisons';
import type { Product } from './product';
import { criteriaOf, noCriteria, type Candidates, type Criteria } from './search/criteria';
import { productsWith } from './search/exclusions';
import { markWords, matchedWords, snippetOf, type Piece } from './search/highlight';
import { parseSearch, type ParsedSearch } from './search/parse-search';
import { isNumeric, keepTogether } from './search/proximity';
import { mostFound, rank, type Ranking } from './search/rank';
import { BETWEEN } from './search/stop-words';
import { indexSynonyms, type Synonyms } from './search/synonyms';
import { exactMatches, termsOf, vagueMatches, type Found, type Term } from './search/terms';
import { createVocabulary, stemsOf, type Vocabulary } from './search/vocabulary';
import { wordsOf } from './search/words';

export interface SearchHits {
  /** The indexes of the products that match, the best match first. */
  ranked: readonly number[];
  /** The result message; omits query words that were dropped. */
  messageFor: (total: number) => string;
  mark: (text: string) => readonly Piece[];
  /** The line that keeps a limit, else the first of the product's text with a match that is not in its title, if any. */
  snippetFor: (product: Product) => string;
}

export interface SearchIndex {
  /** Returns `undefined` for a text without a word. */
  search: (text: string) => SearchHits | undefined;
}

interface Results extends Ranking {
  readonly terms: readonly Term[];
  readonly found: readonly Found[];
}

/** A term as typed, and what the owner's synonyms mean by it: `Memory` for `ram`. */
const namesOf = ({ source, synonyms }: Term) => [source, ...synonyms.flatMap((synonym) => synonym.find)];

const haveLabel = (terms: readonly Term[], { labels }: Vocabulary): boolean =>
  terms.flatMap(namesOf).some((name) => wordsOf(name).some(({ text }) => labels.has(text)));

/** The typed text of the terms. */
function sourceOf(found: readonly Found[]): string {
  return found.reduce((text, { term }) => text + (text === '' || term.isGlued ? '' : ' ') + term.source, '');
}

const isStopWord = ({ source }: Term, { stopWords }: Vocabulary) => stopWords.has(source.toLowerCase());

const matchExactly = (terms: readonly Term[], vocabulary: Vocabulary): Found[] =>
  terms.map((term) => ({ term, matches: exactMatches(vocabulary, term) }));

/** Matches all words exactly; else with typos and mentions, beside a name; else as many as one product has. */
function find(terms: readonly Term[], vocabulary: Vocabulary, synonyms: Synonyms): Results {
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

/** All that was meant was found. */
const isWhole = ({ terms, found, ranked }: Results, vocabulary: Vocabulary): boolean =>
  ranked.length > 0 &&
  terms.every((term) => isStopWord(term, vocabulary) || found.some((each) => each.term === term));

/** The results of several things' searches; `undefined` unless each is a name, or what the owner has words for. */
function severalOf(
  text: string,
  resultsOf: (part: string) => Results,
  vocabulary: Vocabulary,
): Results | undefined {
  const parts = text.split(BETWEEN);
  if (parts.length === 1) return undefined;
  const isThing = (found: Found) =>
    !isNumeric(found) &&
    (found.term.synonyms.length > 0 || found.matches.some(({ word }) => vocabulary.names.has(word)));
  const all = parts.map(resultsOf);
  const areThings = all.every((each) => isWhole(each, vocabulary) && each.found.some(isThing));
  return areThings ? joined(all) : undefined;
}

function sorted(
  indexes: readonly number[],
  compare: NonNullable<Criteria['compare']>,
  products: readonly Product[],
): number[] {
  const found = indexes.flatMap((index) => {
    const product = products[index];
    return product ? [{ index, product }] : [];
  });
  return found.sort((one, other) => compare(one.product, other.product)).map(({ index }) => index);
}

function onlyWith(results: Results, isKept: (index: number) => boolean): Results {
  const alike = results.ranked.slice(0, results.alike).filter(isKept).length;
  return { ...results, ranked: results.ranked.filter(isKept), alike };
}

/**
 * Sorts the best matches, and leaves out other amounts and prices. If all are beyond the amount, all stay; if all have
 * other prices, the nearest come first.
 */
function applyOrderAndLimits(
  { order, price }: ParsedSearch,
  results: Results,
  products: readonly Product[],
  { lineIn, compare = order && comparisons[order] }: Criteria,
) {
  const isWithin = (index: number) => {
    const product = products[index];
    return product !== undefined && lineIn(product) !== undefined;
  };
  const isInBudget = (index: number) => isInRange(products[index]?.price ?? 0, price);
  const isLimitMet = results.ranked.some(isWithin);
  const { ranked, alike } = isLimitMet ? onlyWith(results, isWithin) : results;
  const isPriceMet = ranked.some(isInBudget);
  const nearest = price.to === undefined ? 'price-down' : 'price-up';
  const kept = isPriceMet || isOpen(price) ? compare : comparisons[nearest];
  const best = ranked.slice(0, alike);
  const all = [...(kept ? sorted(best, kept, products) : best), ...ranked.slice(alike)];
  return { ranked: isPriceMet ? all.filter(isInBudget) : all, isLimitMet, isMet: isLimitMet && isPriceMet };
}

const candidatesIn = ({ ranked, terms }: Results, products: readonly Product[]): Candidates => ({
  products: ranked.flatMap((index) => products[index] ?? []),
  named: new Set(terms.flatMap(namesOf).flatMap((name) => stemsOf(name).split(' '))),
});

function messageFor(text: string, total: number, instead: string | undefined): string {
  const count = total === 0 ? `No ${noun.many}` : countProducts(total);
  return instead === undefined
    ? `${count} for “${text}”`
    : `Nothing for “${text}”. Showing “${instead}”: ${count}`;
}

/** @param synonyms the shop's synonyms (shop/synonyms.ts) */
export async function createSearchIndex(
  products: readonly Product[],
  yieldToMain: () => Promise<void> | undefined,
  synonyms: readonly Synonym[] = [],
  languages?: readonly string[],
): Promise<SearchIndex> {
  const vocabulary = await createVocabulary(products, yieldToMain, languages);
  const meanings = indexSynonyms(synonyms);
  const everything = { terms: [], found: [], ranked: [...products.keys()], alike: products.length };
  const isTitleWord = (word: string) => vocabulary.names.has(word);
  const isMeant = (term: Term) => !isStopWord(term, vocabulary) || isTitleWord(term.source.toLowerCase());
  const termsIn = (text: string): readonly Term[] => {
    const all = termsOf(text, meanings);
    return all.some(isMeant) ? all.filter(isMeant) : all;
  };
  const resultsOf = (text: string): Results => {
    const terms = termsIn(text);
    return terms.length > 0 ? find(terms, vocabulary, meanings) : everything;
  };
  const searchFor = (text: string, parsed: ParsedSearch): SearchHits | undefined => {
    const { limit, superlative, order, price } = parsed;
    const hasAmounts = limit !== undefined || superlative !== undefined;
    const written = hasAmounts ? parseSearch(text, isTitleWord, false) : parsed;
    const isExact = limit?.isExact === true;
    if (isExact && !haveLabel(termsIn(parsed.text), vocabulary)) return searchFor(text, written);
    const excluded = productsWith(parsed.excluded, vocabulary, meanings);
    const hasCriteria = hasAmounts || order !== undefined || !isOpen(price);
    // "Something under $50": any product.
    const all =
      hasCriteria && !termsOf(parsed.text, meanings).some(isMeant) ? everything : resultsOf(parsed.text);
    const several = isWhole(all, vocabulary) ? undefined : severalOf(parsed.text, resultsOf, vocabulary);
    const results = onlyWith(several ?? all, (index) => !excluded.has(index));
    const { terms, found } = results;
    if (terms.length === 0 && !hasCriteria) return undefined;
    const criteria = hasAmounts ? criteriaOf(parsed, candidatesIn(results, products)) : noCriteria;
    if (!criteria) return searchFor(text, written);
    const applied = applyOrderAndLimits(parsed, results, products, criteria);
    const ranked = terms.length > 0 || applied.isMet ? applied.ranked : [];
    const areAllFound = isWhole(results, vocabulary);
    const isAllMet = applied.isMet && areAllFound && (parsed.excluded === '' || excluded.size > 0);
    const isShortened = terms.length > 0 && ranked.length > 0 && !isAllMet;
    const shown = limit && applied.isLimitMet && areAllFound ? written.text : sourceOf(found);
    const matched = matchedWords(isExact ? matchExactly(termsIn(written.text), vocabulary) : found);
    return {
      ranked,
      messageFor: (total) => messageFor(text.trim(), total, isShortened ? shown : undefined),
      mark: (plain) => markWords(plain, matched),
      snippetFor: (product) => criteria.lineIn(product) || snippetOf(product, matched),
    };
  };
  return { search: (text) => searchFor(text, parseSearch(text, isTitleWord)) };
}
