import uFuzzy from '@leeoniya/ufuzzy';
import type { Product } from './product';
import { markWords, wordsOf, type Piece, type Span } from './words';

/** What a search found. */
export interface SearchHits {
  /** Where the products stand that match every word searched for, the best first. */
  ranked: readonly number[];
  /** A text in pieces, with what matched marked. */
  mark: (text: string) => readonly Piece[];
  /** The first line of a product's text with something that matched and that its title does not show; or nothing. */
  snippetFor: (product: Product) => string;
}

/** Finds products by what is written of them. */
export interface SearchIndex {
  /** What matches every word of the text; `undefined` where it has no word. */
  search: (text: string) => SearchHits | undefined;
}

/** How much a match counts, by where it is: title, category, specification, description. */
const WEIGHTS = [8, 4, 2, 1] as const;

/** How much it counts, by how it matches. */
const QUALITY = { whole: 3, beginning: 2, part: 1.2, typo: 1 } as const;

/** Shorter words, and those with a digit (`s24`, `256`), are taken as they stand: one error makes another word of them. */
const SHORTEST_FORGIVEN = 4;

const letters = {
  unicode: true,
  interSplit: String.raw`[^\p{L}\d]+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d]`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
} as const;
const exact = new uFuzzy({ ...letters, intraMode: 0 });
const forgiving = new uFuzzy({ ...letters, intraMode: 1 });

/** Where a word occurs: the products' places, and the weight of the best of its fields in each. */
interface Occurrences {
  places: number[];
  weights: number[];
}

function addWord(vocabulary: Map<string, Occurrences>, word: string, place: number, weight: number): void {
  const known = vocabulary.get(word);
  if (!known) vocabulary.set(word, { places: [place], weights: [weight] });
  else if (known.places.at(-1) !== place) {
    known.places.push(place);
    known.weights.push(weight);
  }
}

function addProduct(vocabulary: Map<string, Occurrences>, product: Product, place: number): void {
  const fields = [
    product.product_title,
    product.category,
    product.specification.join(' '),
    product.description,
  ];
  // The weightiest field comes first: what a word counts for in a product is settled where it is first met.
  for (const [field, text] of fields.entries()) {
    for (const word of wordsOf(text)) addWord(vocabulary, word, place, WEIGHTS[field] ?? 1);
  }
}

/** How a word of the catalogue matches one that was typed, and in which part. */
function scoreMatch(word: string, term: string): { quality: number; span: Span } {
  if (word === term) return { quality: QUALITY.whole, span: [0, word.length] };
  const at = word.indexOf(term);
  if (at === -1) return { quality: QUALITY.typo, span: [0, word.length] };
  return { quality: at === 0 ? QUALITY.beginning : QUALITY.part, span: [at, at + term.length] };
}

/** A number means itself; while it is being typed, what begins with it. */
function matchingNumbers(words: readonly string[], number: string): readonly string[] {
  return words.includes(number) ? [number] : words.filter((word) => word.startsWith(number));
}

function matchingWords(words: string[], term: string): readonly string[] {
  if (/^\d+$/u.test(term)) return matchingNumbers(words, term);
  const forgives = term.length >= SHORTEST_FORGIVEN && !/\d/u.test(term);
  const asTyped = exact.filter(words, term) ?? [];
  const found = asTyped.length === 0 && forgives ? (forgiving.filter(words, term) ?? []) : asTyped;
  return found.map((index) => words[index] ?? '');
}

function matchedLine(product: Product, matched: ReadonlyMap<string, Span>): string {
  const shown = new Set(wordsOf(product.product_title));
  const isNews = (word: string) => matched.has(word) && !shown.has(word);
  const lines = [...product.specification, ...product.description.split(/(?<=[.!?]) /u)];
  return lines.find((line) => wordsOf(line).some(isNews)) ?? '';
}

function rank(scores: Float64Array): number[] {
  const places: number[] = [];
  for (const [place, score] of scores.entries()) if (score > 0) places.push(place);
  return places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/**
 * Makes an index of products: the vocabulary of all that is written of them, and where each word occurs.
 * A search looks for its words in the vocabulary, which stays small however many products there are.
 * @param yieldToMain waited for after each product, so that the browser can answer meanwhile
 */
export async function createSearchIndex(
  products: readonly Product[],
  yieldToMain: () => Promise<void> | undefined,
): Promise<SearchIndex> {
  const vocabulary = new Map<string, Occurrences>();
  for (const [place, product] of products.entries()) {
    addProduct(vocabulary, product, place);
    await yieldToMain();
  }
  const words = [...vocabulary.keys()];

  const search = (text: string): SearchHits | undefined => {
    const terms = wordsOf(text);
    if (terms.length === 0) return undefined;
    const matched = new Map<string, Span>();
    let total: Float64Array | undefined;
    for (const term of terms) {
      const scores = new Float64Array(products.length);
      for (const word of matchingWords(words, term)) {
        const { quality, span } = scoreMatch(word, term);
        const before = matched.get(word) ?? span;
        matched.set(word, [Math.min(before[0], span[0]), Math.max(before[1], span[1])]);
        const { places, weights } = vocabulary.get(word) ?? { places: [], weights: [] };
        for (const [nth, place] of places.entries()) {
          scores[place] = Math.max(scores[place] ?? 0, quality * (weights[nth] ?? 0));
        }
      }
      const former = total;
      total = former
        ? scores.map((score, place) => (score && former[place] ? score + former[place] : 0))
        : scores;
    }
    return {
      ranked: total ? rank(total) : [],
      mark: (shown) => markWords(shown, matched),
      snippetFor: (product) => matchedLine(product, matched),
    };
  };
  return { search };
}
