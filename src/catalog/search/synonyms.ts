import type { Synonym } from '../../lib/shop';
import { fieldAt, FIELD, isName, stemsOf, type Position, type Vocabulary } from './vocabulary';
import { wordsOf, type Word } from './words';

/** How many words a synonym may have. */
export const MAX_PHRASE = 3;

/** Words as one: `cellphone` for `cell phones`. */
export const asOneStem = (words: readonly Word[]): string => words.map(({ stem }) => stem).join('');

/** The owner's synonyms by what a shopper may type, as one word. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

export function indexSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const byWord = new Map<string, Synonym[]>();
  for (const synonym of synonyms)
    for (const phrase of synonym.words) {
      const key = asOneStem(wordsOf(phrase));
      byWord.set(key, [...(byWord.get(key) ?? []), synonym]);
    }
  return byWord;
}

/** Finds a phrase of the owner's as a category, else in titles and categories, else in specifications. */
function findPhrase(vocabulary: Vocabulary, phrase: string): readonly Position[] {
  const { places, labels, byStem, categories } = vocabulary;
  const category = categories.get(stemsOf(phrase));
  if (category) return category;
  const [first, ...others] = wordsOf(phrase).map(({ stem }) =>
    (byStem.get(stem) ?? []).flatMap((word) => labels.get(word) ?? places.get(word) ?? []),
  );
  const followers = others.map((list) => new Set(list));
  const found = (first ?? []).filter((place) => followers.every((set, index) => set.has(place + index + 1)));
  const inNames = found.filter(isName);
  return inNames.length > 0 ? inNames : found.filter((place) => fieldAt(place) === FIELD.specification);
}

export function placesOfPhrase(vocabulary: Vocabulary, phrase: string): readonly Position[] {
  const found = vocabulary.phrases.get(phrase) ?? findPhrase(vocabulary, phrase);
  vocabulary.phrases.set(phrase, found);
  return found;
}
