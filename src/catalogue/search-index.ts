import uFuzzy from '@leeoniya/ufuzzy';
import type { Product } from './product';

type Span = readonly [from: number, to: number];

interface Piece {
  text: string;
  marked: boolean;
}

export interface SearchHits {
  /** The indexes of the products that match every term, the best match first. */
  ranked: readonly number[];
  mark: (text: string) => readonly Piece[];
  /** The first line of a product's text with a match that its title does not show, or the empty text. */
  snippetFor: (product: Product) => string;
}

export interface SearchIndex {
  /** Returns `undefined` for a text without a word. */
  search: (text: string) => SearchHits | undefined;
}

/** By field: title, category, specification, description. */
const FIELD_WEIGHTS = [8, 4, 2, 1] as const;

const QUALITY = { whole: 3, beginning: 2, part: 1.2, typo: 1 } as const;

/** In a shorter word, or one with a digit (`s24`, `256`), an error makes another word. */
const MIN_FORGIVEN_LENGTH = 4;

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

const WORD = /[\p{L}\p{N}]+/gu;
const NUMBER_WITH_UNIT = /^(?<number>\d+)(?<unit>gb|tb|mb|mm|cm|mp|mah|hz|kg|g|w|inch|hours?)$/u;

function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const { number, unit } = NUMBER_WITH_UNIT.exec(word)?.groups ?? {};
    return number !== undefined && unit !== undefined ? [number, unit] : [word];
  });
}

function markWords(text: string, matched: ReadonlyMap<string, Span>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), marked });
    end = Math.max(end, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const normalized = normalize(word);
    const span = matched.get(normalized);
    if (!span) continue;
    const [from, to] = normalized.length === word.length ? span : [0, word.length];
    add(index + from, false);
    add(index + to, true);
  }
  add(text.length, false);
  return pieces;
}

interface Occurrences {
  products: number[];
  weights: number[];
}

type Vocabulary = Map<string, Occurrences>;

function addWord(vocabulary: Vocabulary, word: string, index: number, weight: number): void {
  const known = vocabulary.get(word);
  if (!known) vocabulary.set(word, { products: [index], weights: [weight] });
  else if (known.products.at(-1) !== index) {
    known.products.push(index);
    known.weights.push(weight);
  }
}

function addProduct(vocabulary: Vocabulary, product: Product, index: number): void {
  // The highest weight first, because only a word's first field in a product counts.
  const fields = [
    product.product_title,
    product.category,
    product.specification.join(' '),
    product.description,
  ];
  for (const [field, text] of fields.entries()) {
    for (const word of wordsOf(text)) addWord(vocabulary, word, index, FIELD_WEIGHTS[field] ?? 1);
  }
}

function scoreMatch(word: string, term: string): { quality: number; span: Span } {
  if (word === term) return { quality: QUALITY.whole, span: [0, word.length] };
  const at = word.indexOf(term);
  if (at === -1) return { quality: QUALITY.typo, span: [0, word.length] };
  return { quality: at === 0 ? QUALITY.beginning : QUALITY.part, span: [at, at + term.length] };
}

/** A number matches itself, or while it is being typed, what begins with it. */
function matchingNumbers(words: readonly string[], number: string): readonly string[] {
  return words.includes(number) ? [number] : words.filter((word) => word.startsWith(number));
}

function matchingWords(words: string[], term: string): readonly string[] {
  if (/^\d+$/u.test(term)) return matchingNumbers(words, term);
  const isForgiven = term.length >= MIN_FORGIVEN_LENGTH && !/\d/u.test(term);
  const asTyped = exact.filter(words, term) ?? [];
  const matches = asTyped.length === 0 && isForgiven ? (forgiving.filter(words, term) ?? []) : asTyped;
  return matches.map((index) => words[index] ?? '');
}

function snippetOf(product: Product, matched: ReadonlyMap<string, Span>): string {
  const inTitle = new Set(wordsOf(product.product_title));
  const lines = [...product.specification, ...product.description.split(/(?<=[.!?]) /u)];
  return lines.find((line) => wordsOf(line).some((word) => matched.has(word) && !inTitle.has(word))) ?? '';
}

function rank(scores: Float64Array): number[] {
  const indexes: number[] = [];
  for (const [index, score] of scores.entries()) if (score > 0) indexes.push(index);
  return indexes.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

export async function createSearchIndex(
  products: readonly Product[],
  yieldToMain: () => Promise<void> | undefined,
): Promise<SearchIndex> {
  const vocabulary: Vocabulary = new Map();
  for (const [index, product] of products.entries()) {
    addProduct(vocabulary, product, index);
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
        const occurrences = vocabulary.get(word) ?? { products: [], weights: [] };
        for (const [nth, index] of occurrences.products.entries()) {
          scores[index] = Math.max(scores[index] ?? 0, quality * (occurrences.weights[nth] ?? 0));
        }
      }
      const former = total;
      total = former
        ? scores.map((score, index) => (score && former[index] ? score + former[index] : 0))
        : scores;
    }
    return {
      ranked: total ? rank(total) : [],
      mark: (shown) => markWords(shown, matched),
      snippetFor: (product) => snippetOf(product, matched),
    };
  };
  return { search };
}
