import type { Product } from '../product';
import { colonOf } from '../specification';
import { endingsOf, type Endings } from './forms';
import { languageRules } from './stop-words';
import { areCodeLetters, isNumber, wordsOf, type Word } from './words';

/** A product's fields, most important first. */
export const FIELD = { title: 0, category: 1, specification: 2, opening: 3, description: 4 } as const;
type Field = (typeof FIELD)[keyof typeof FIELD];

/**
 * A word's position: product, field and place in the field, in one number, so that the places of a word
 * are sorted by product and the next word's is one more.
 */
export type Position = number;

const PLACES = 2 ** 9;
const PER_PRODUCT = PLACES * 2 ** 3;
/** The gap between two lines of a specification, which do not adjoin. */
const LINE_GAP = 4;

// Bit operations: these run for every position.
export const productAt = (place: Position): number => place >>> 12;
export const fieldAt = (place: Position): number => (place >>> 9) & 7;

/** In a title or a category. */
export const isName = (place: Position): boolean => fieldAt(place) <= FIELD.category;

const placeOf = (product: number, field: Field, position: number): Position =>
  product * PER_PRODUCT + field * PLACES + Math.min(position, PLACES - 1);

/** The key by which categories are compared. */
export const stemsOf = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** The inverted index of a catalog: each word with its positions. */
export interface Vocabulary {
  /** By word as written, and by its other forms. Labels of specifications are left out. */
  readonly places: ReadonlyMap<string, readonly Position[]>;
  /** The same for titles and categories only, for short prefixes. */
  readonly names: ReadonlyMap<string, readonly Position[]>;
  readonly sortedNames: readonly string[];
  /** Positions of words that are also labels, such as `Memory`. They match whole words only. */
  readonly labels: ReadonlyMap<string, readonly Position[]>;
  /** Positions of numbers in codes, such as `A17` and `IP68`, outside names. */
  readonly codes: ReadonlySet<Position>;
  /** Positions of the owner's phrases, cached. */
  readonly phrases: Map<string, readonly Position[]>;
  /** Words by their stem. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Positions of each category's first word. */
  readonly categories: ReadonlyMap<string, readonly Position[]>;
  /** All words in alphabetical order. */
  readonly sorted: readonly string[];
  /** Words as written, for partial and fuzzy matches; no numbers. */
  readonly written: readonly string[];
  /** The last word of each title, before a parenthesis or a comma. */
  readonly titleEnds: readonly Position[];
  /** Singular and plural in the shop's languages. */
  readonly endings: Endings;
  /** Words that say nothing alone. */
  readonly stopWords: ReadonlySet<string>;
}

function addTo(places: Map<string, Position[]>, text: string, place: Position): void {
  const known = places.get(text);
  if (!known) places.set(text, [place]);
  else if (known.at(-1) !== place) known.push(place);
}

class VocabularyBuilder {
  readonly places = new Map<string, Position[]>();
  readonly #names = new Map<string, Position[]>();
  readonly #labels = new Map<string, Position[]>();
  readonly #stems = new Map<string, Set<string>>();
  readonly #written = new Set<string>();
  readonly #categories = new Map<string, Position[]>();
  readonly #codes = new Set<Position>();
  readonly #titleEnds: Position[] = [];
  readonly #languages: readonly string[];
  readonly #rules: ReturnType<typeof languageRules>;

  constructor(languages: readonly string[]) {
    this.#languages = languages;
    this.#rules = languageRules(languages);
  }

  #add(text: string, place: Position): void {
    addTo(this.places, text, place);
    if (isName(place)) addTo(this.#names, text, place);
  }

  /** Notes the numbers of codes in a text, but not those of `1920x1080`. */
  #addCodes(words: readonly Word[], placeAt: (index: number) => Position): void {
    for (const [index, { text, from }] of words.entries()) {
      const [before, letters] = [words[index - 2], words[index - 1]];
      if (letters?.to !== from || before?.to === letters.from) continue;
      if (isNumber(text) && areCodeLetters(letters.text)) this.#codes.add(placeAt(index));
    }
  }

  #addWord(word: Word, place: Position): void {
    this.#add(word.text, place);
    if (!isNumber(word.text)) this.#written.add(word.text);
    this.#addStem(word);
  }

  #addStem(word: Word): void {
    const sameStem = this.#stems.get(word.stem);
    if (sameStem) sameStem.add(word.text);
    else this.#stems.set(word.stem, new Set([word.text]));
  }

  /** Adds forms that only names have: camel-case parts, initials, and neighbors written as one. */
  #addName(words: readonly Word[], neighbors: number, placeAt: (index: number) => Position): void {
    for (const [index, word] of words.entries()) {
      const place = placeAt(index);
      this.#addWord(word, place);
      for (const part of word.parts)
        if (part.length > 1) this.#addWord({ ...word, text: part, stem: part }, place);
      if (word.initials !== undefined) {
        this.#add(word.initials, place);
        const after = words[index + 1]?.text ?? '';
        if (!isNumber(after)) this.#add(word.initials + after.slice(0, 1), place);
      }
      let joined = word.text;
      for (const next of words.slice(index + 1, index + neighbors)) {
        if (isNumber(joined) || isNumber(next.text)) break;
        joined += next.text;
        this.#add(joined, place);
      }
    }
  }

  #addSpecification(lines: readonly string[], product: number): void {
    let start = 0;
    for (const line of lines) {
      const words = wordsOf(line);
      const from = start;
      const placeAt = (index: number) => placeOf(product, FIELD.specification, from + index);
      const colon = colonOf(line);
      const label = words.filter((word) => word.to <= colon).length;
      for (const [index, word] of words.slice(0, label).entries()) {
        addTo(this.#labels, word.text, placeAt(index));
        this.#addStem(word);
      }
      this.#addName(words.slice(label), 2, (index) => placeAt(label + index));
      this.#addCodes(words, placeAt);
      start += words.length + LINE_GAP;
    }
  }

  /** Each word of a description counts once; its first sentence counts more. */
  #addDescription(text: string, product: number): void {
    const openingEnd = text.search(/[.!?](?:\s|$)/u);
    const seen = new Set<string>();
    const words = wordsOf(text);
    const isOpening = (word: Word | undefined) => openingEnd === -1 || (word?.from ?? 0) < openingEnd;
    const placeAt = (index: number) =>
      placeOf(product, isOpening(words[index]) ? FIELD.opening : FIELD.description, index);
    for (const [index, word] of words.entries()) {
      if (seen.has(word.text)) continue;
      seen.add(word.text);
      this.#addWord(word, placeAt(index));
    }
    this.#addCodes(words, placeAt);
  }

  addProduct(product: Product, index: number): void {
    const { title, goesWith } = this.#rules.splitTitle(product.product_title);
    const words = wordsOf(title);
    const end = title.search(/[(,]/u);
    const before = end === -1 ? words.length : words.filter(({ from }) => from < end).length;
    this.#titleEnds.push(placeOf(index, FIELD.title, Math.max(0, before - 1)));
    this.#addName(words, 3, (at) => placeOf(index, FIELD.title, at));
    this.#addName(wordsOf(product.category), 2, (at) => placeOf(index, FIELD.category, at));
    const category = stemsOf(product.category);
    const known = this.#categories.get(category) ?? [];
    known.push(placeOf(index, FIELD.category, 0));
    this.#categories.set(category, known);
    // Word by word, so that they do not adjoin.
    this.#addSpecification([...goesWith.split(/\s+/u), ...product.specification], index);
    this.#addDescription(product.description, index);
  }

  finish(): Vocabulary {
    return {
      places: this.places,
      names: this.#names,
      sortedNames: [...this.#names.keys()].sort(),
      labels: new Map(
        [...this.#labels].map(([word, places]) => [
          word,
          [...places, ...(this.places.get(word) ?? [])].sort((a, b) => a - b),
        ]),
      ),
      codes: this.#codes,
      phrases: new Map(),
      byStem: new Map([...this.#stems].map(([stem, words]) => [stem, [...words]])),
      categories: this.#categories,
      sorted: [...this.places.keys()].sort(),
      written: [...this.#written],
      titleEnds: this.#titleEnds,
      endings: endingsOf(this.#languages),
      stopWords: this.#rules.stopWords,
    };
  }
}

export async function createVocabulary(
  products: readonly Product[],
  yieldToMain: () => Promise<void> | undefined,
  languages: readonly string[] = [],
): Promise<Vocabulary> {
  const builder = new VocabularyBuilder(languages);
  for (const [index, product] of products.entries()) {
    builder.addProduct(product, index);
    await yieldToMain();
  }
  return builder.finish();
}
