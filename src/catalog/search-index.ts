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
import { find, isStopWord, isWhole, matchExactly, sourceOf, type Results } from './search/results';
import { severalOf } from './search/several';
import { VERSUS } from './search/stop-words';
import { indexSynonyms } from './search/synonyms';
import { termsOf, type Term } from './search/terms';
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

/** A term as typed, and what the owner's synonyms mean by it: `Memory` for `ram`. */
const namesOf = ({ source, synonyms }: Term) => [source, ...synonyms.flatMap((synonym) => synonym.find)];

const haveLabel = (terms: readonly Term[], { labels }: Vocabulary): boolean =>
  terms.flatMap(namesOf).some((name) => wordsOf(name).some(({ text }) => labels.has(text)));

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
 * Sorts the best matches, and leaves out other amounts and prices, and for "laptop deals" what is not reduced. If that
 * leaves none, all stay; if all have other prices, the nearest come first.
 */
function applyOrderAndLimits(
  { order, price }: ParsedSearch,
  results: Results,
  products: readonly Product[],
  { lineIn, compare = order && comparisons[order] }: Criteria,
) {
  const isWithin = (index: number) => {
    const product = products[index];
    const isWanted = order !== 'discount' || product?.offer?.prior_price !== undefined;
    return product !== undefined && isWanted && lineIn(product) !== undefined;
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

/** The shop's own noun leaves nothing out: "cheap gadgets". */
const nouns = new Set(`${noun.one} ${noun.many}`.toLowerCase().split(' '));

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
  const isMeant = (term: Term) => {
    const word = term.source.toLowerCase();
    return isTitleWord(word) || !(isStopWord(term, vocabulary) || nouns.has(word));
  };
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
    const words = termsOf(parsed.text, meanings);
    if (words.length === 0 && !hasCriteria) return undefined;
    // "Something under $50", "gift": any product.
    const isForAny = !words.some(isMeant);
    const own = isForAny && hasCriteria ? everything : resultsOf(parsed.text);
    const all = isForAny && own.ranked.length === 0 ? everything : own;
    const isOne = isWhole(all, vocabulary) && !VERSUS.test(parsed.text);
    const several = isOne ? undefined : severalOf(parsed.text, resultsOf, vocabulary);
    const results = onlyWith(several ?? all, (index) => !excluded.has(index));
    const { terms, found } = results;
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
