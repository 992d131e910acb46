import type { Synonym } from '../lib/shop';
import type { Product } from './product';
import { markWords, snippetOf, type Piece } from './search/marks';
import { mostFound, rank } from './search/rank';
import { exactMatches, indexSynonyms, termsOf, vagueMatches, type Match, type Term } from './search/terms';
import { createVocabulary, type Vocabulary } from './search/vocabulary';

export interface SearchHits {
  /** The indexes of the products that match, the best match first. */
  ranked: readonly number[];
  /** What was searched instead, without words that no product has together with the others. */
  shown: string | undefined;
  mark: (text: string) => readonly Piece[];
  /** The first line of a product's text with a match that its title does not show, or the empty text. */
  snippetFor: (product: Product) => string;
}

export interface SearchIndex {
  /** Returns `undefined` for a text without a word. */
  search: (text: string) => SearchHits | undefined;
}

interface Results {
  readonly terms: readonly Term[];
  readonly found: ReadonlyArray<readonly Match[]>;
  readonly ranked: readonly number[];
}

/** All words without an error; else with errors; else as many of them as one product has. */
function find(terms: readonly Term[], vocabulary: Vocabulary, vague: (term: Term) => Match[]): Results {
  const exact = terms.map((term) => exactMatches(vocabulary, term));
  const ranked = rank(exact, vocabulary);
  if (ranked.length > 0) return { terms, found: exact, ranked };
  const found = terms.map((term, index) => [...(exact[index] ?? []), ...vague(term)]);
  const forgiven = rank(found, vocabulary);
  if (forgiven.length > 0) return { terms, found, ranked: forgiven };
  const kept = mostFound(found, vocabulary);
  const keptFound = kept.map((index) => found[index] ?? []);
  return {
    terms: kept.flatMap((index) => terms[index] ?? []),
    found: keptFound,
    ranked: kept.length > 0 ? rank(keptFound, vocabulary) : [],
  };
}

/** @param synonyms what shoppers type for what is sold (shop/settings.ts) */
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
    const results = find(terms, vocabulary, (term) => vagueMatches(vocabulary, term, meanings));
    const isShortened = results.terms.length < terms.length && results.terms.length > 0;
    const matched = new Map(
      results.terms.flatMap((term, index) =>
        (results.found[index] ?? []).map(({ word }) => [word, term] as const),
      ),
    );
    return {
      ranked: results.ranked,
      shown: isShortened ? results.terms.map(({ source }) => source).join(' ') : undefined,
      mark: (shown) => markWords(shown, matched),
      snippetFor: (product) => snippetOf(product, matched),
    };
  };
  return { search };
}
