import type { Synonym } from '../lib/shop';
import { countProducts, noun } from '../words/words';
import type { Product } from './product';
import { markWords, matchedWords, snippetOf, type Piece } from './search/highlight';
import { isNumeric, keepTogether } from './search/proximity';
import { mostFound, rank } from './search/rank';
import {
  exactMatches,
  indexSynonyms,
  termsOf,
  vagueMatches,
  type Found,
  type Synonyms,
  type Term,
} from './search/terms';
import { createVocabulary, type Vocabulary } from './search/vocabulary';

export interface SearchHits {
  /** The indexes of the products that match, the best match first. */
  ranked: readonly number[];
  /** The result message; omits query words that were dropped. */
  messageFor: (total: number) => string;
  mark: (text: string) => readonly Piece[];
  /** The first line of a product's text with a match that is not in its title, or an empty text. */
  snippetFor: (product: Product) => string;
}

export interface SearchIndex {
  /** Returns `undefined` for a text without a word. */
  search: (text: string) => SearchHits | undefined;
}

interface Results {
  readonly found: readonly Found[];
  readonly ranked: readonly number[];
}

/** Words that say nothing alone: "laptop for video editing" is no search for "laptop for". */
const LINKS = new Set('and for of the with avec con für mit para pour und'.split(' '));

/** Matches all words exactly; else with typos; else as many as one product has. */
function find(terms: readonly Term[], vocabulary: Vocabulary, synonyms: Synonyms): Results {
  const exact = keepTogether(terms.map((term) => ({ term, matches: exactMatches(vocabulary, term) })));
  const ranked = rank(exact, vocabulary);
  if (ranked.length > 0) return { found: exact, ranked };
  const vague = exact.map(({ term, matches }) => ({
    term,
    matches: [...matches, ...vagueMatches(vocabulary, term, synonyms)],
  }));
  const forgiven = rank(vague, vocabulary);
  if (forgiven.length > 0) return { found: vague, ranked: forgiven };
  const meant = vague.filter(({ term }) => !LINKS.has(term.source.toLowerCase()));
  const kept = mostFound(meant.length > 0 ? meant : vague, vocabulary);
  // A number alone says too little.
  const isWorthShowing = kept.some((each) => !isNumeric(each));
  return { found: kept, ranked: isWorthShowing ? rank(kept, vocabulary) : [] };
}

/** The typed text of the terms. */
function sourceOf(found: readonly Found[]): string {
  return found.reduce((text, { term }) => text + (text === '' || term.isGlued ? '' : ' ') + term.source, '');
}

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
): Promise<SearchIndex> {
  const vocabulary = await createVocabulary(products, yieldToMain);
  const meanings = indexSynonyms(synonyms);
  const search = (text: string): SearchHits | undefined => {
    const terms = termsOf(text, meanings);
    if (terms.length === 0) return undefined;
    const { found, ranked } = find(terms, vocabulary, meanings);
    const isShortened = ranked.length > 0 && found.length < terms.length;
    const matched = matchedWords(found);
    return {
      ranked,
      messageFor: (total) => messageFor(text.trim(), total, isShortened ? sourceOf(found) : undefined),
      mark: (shown) => markWords(shown, matched),
      snippetFor: (product) => snippetOf(product, matched),
    };
  };
  return { search };
}
