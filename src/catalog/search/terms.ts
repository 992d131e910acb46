import type { Synonym } from '../../lib/shop';
import { formsOf } from './forms';
import { beginningWith } from './prefixes';
import { asOneStem, MAX_PHRASE, placesOfPhrase, type Synonyms } from './synonyms';
import { fieldAt, FIELD, isName, type Position, type Vocabulary } from './vocabulary';
import { errorsBetween, isNumber, isShort, MIN_LENGTH, stemOf, wordsOf, type Word } from './words';

/** How a word matched: the number of errors (`INSIDE` for within another word), and how exactly otherwise. */
export interface Match {
  readonly word: string;
  readonly errors: number;
  readonly quality: number;
  readonly places: readonly Position[];
}

const INSIDE = 3;
export const QUALITY = { asWritten: 0, sameMeaning: 1, beginning: 2 } as const;

/** A word typed by a shopper, or several with one meaning, such as `cell phone`. */
export interface Term {
  readonly words: readonly Word[];
  /** As it was typed. */
  readonly source: string;
  /** The owner's synonyms for it. */
  readonly synonyms: readonly Synonym[];
  /** The word and the next, or the one before and it, written as one. */
  readonly joined: readonly string[];
  readonly isLast: boolean;
  /** Follows the previous term without a space: `16gb`. */
  readonly isGlued: boolean;
  /** A number that “inch” follows. */
  readonly isInches: boolean;
}

/** A term and where it was found. */
export interface Found {
  readonly term: Term;
  readonly matches: readonly Match[];
}

const MAX_TERMS = 12;

const INCH = stemOf('inch');

const asOne = (one: Word | undefined, other: Word | undefined): string[] =>
  one && other && !isNumber(one.text) && !isNumber(other.text) ? [one.text + other.text] : [];

export function termsOf(text: string, synonyms: Synonyms): Term[] {
  const words = wordsOf(text).slice(0, MAX_TERMS);
  const terms: Term[] = [];
  for (let start = 0; start < words.length;) {
    const rest = words.slice(start, start + MAX_PHRASE);
    const lengths = rest.map((_, index) => rest.length - index);
    const length = lengths.find((count) => synonyms.has(asOneStem(rest.slice(0, count)))) ?? 1;
    const own = rest.slice(0, length);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) break;
    const [before, after] = [words[start - 1], words[start + length]];
    terms.push({
      words: own,
      source: text.slice(first.from, last.to),
      synonyms: synonyms.get(asOneStem(own)) ?? [],
      joined: [
        ...(length > 1 ? [own.map((word) => word.text).join('')] : []),
        ...asOne(before, first),
        ...asOne(last, after),
      ],
      isLast: start + length === words.length,
      isGlued: before?.to === first.from,
      isInches: after?.stem === INCH && isNumber(first.text),
    });
    start += length;
  }
  return terms;
}

const isNotProse = (place: Position) => fieldAt(place) <= FIELD.specification;

/** Matches of the owner's synonyms. */
function meantMatches(vocabulary: Vocabulary, { synonyms }: Term): Match[] {
  return synonyms.flatMap(({ find }) =>
    find.flatMap((phrase) => {
      const places = placesOfPhrase(vocabulary, phrase);
      return places.length > 0 ? { word: phrase, errors: 0, quality: QUALITY.sameMeaning, places } : [];
    }),
  );
}

/** Prefixes this short match most of the catalog. */
const SHORT = 2;

/** Words with this prefix; for one or two letters only those of names, if there are any; for digits, those alone. */
function longerWords(vocabulary: Vocabulary, text: string) {
  const { names, places } = vocabulary;
  const inNames = text.length <= SHORT ? beginningWith(vocabulary.sortedNames, text) : [];
  return inNames.length > 0 || (text.length <= SHORT && isNumber(text))
    ? { words: inNames, where: names }
    : { words: beginningWith(vocabulary.sorted, text), where: places };
}

/** Words that differ by longer endings are not forms of one. */
const ENDINGS = 2;

/** Words of names that differ only in their ending: in any language `Lampe` for `Lampen`, in German `Uhr` for `Uhren`. */
function otherForms({ sortedNames, endings }: Vocabulary, text: string): string[] {
  if (isNumber(text)) return [];
  const forms = formsOf(text, endings);
  if (text.length < MIN_LENGTH) return forms;
  const root = text.slice(0, Math.max(MIN_LENGTH, text.length - ENDINGS));
  const similar = beginningWith(sortedNames, root).filter((other) => {
    let same = root.length;
    while (same < text.length && text[same] === other[same]) same += 1;
    return text.length + other.length - 2 * same <= ENDINGS;
  });
  return [...similar, ...forms];
}

/** Matches of the word itself, of its other forms, and as a prefix. */
function writtenMatches(vocabulary: Vocabulary, term: Term): Match[] {
  const { places, labels, byStem } = vocabulary;
  const found = new Map<string, Match>();
  const add = (word: string, quality: number, known?: Vocabulary['places']) => {
    const where = known ? known.get(word) : (labels.get(word) ?? places.get(word));
    if (where && !found.has(word)) found.set(word, { word, errors: 0, quality, places: where });
  };
  const single = term.words.length === 1 ? term.words[0] : undefined;
  if (single) {
    add(single.text, QUALITY.asWritten);
    for (const other of byStem.get(single.stem) ?? []) add(other, QUALITY.sameMeaning);
    for (const other of otherForms(vocabulary, single.text)) add(other, QUALITY.beginning, vocabulary.names);
  }
  for (const text of term.joined) {
    add(text, QUALITY.asWritten);
    for (const other of byStem.get(stemOf(text)) ?? []) add(other, QUALITY.sameMeaning);
  }
  // Numbers and single letters match whole words only, except the last one, still being typed.
  if (single && (term.isLast || (single.text.length > 1 && !isNumber(single.text)))) {
    const { words, where } = longerWords(vocabulary, single.text);
    for (const other of words) add(other, QUALITY.beginning, where);
  }
  // Screens are named by whole inches: 15 for 15.6.
  if (term.isInches)
    for (const other of beginningWith(vocabulary.sorted, `${single?.text}.`)) add(other, QUALITY.beginning);
  return [...found.values()];
}

/** Exact matches. Synonyms match only titles and categories. */
export function exactMatches(vocabulary: Vocabulary, term: Term): Match[] {
  const [written, meant] = [writtenMatches(vocabulary, term), meantMatches(vocabulary, term)];
  if (meant.length === 0) return written;
  const inNames = written.map((match) => ({ ...match, places: match.places.filter(isName) }));
  return [...inNames.filter(({ places }) => places.length > 0), ...meant];
}

/** A word of a title or category is spelled right. */
function isNamed({ places, byStem }: Vocabulary, { stem }: Word): boolean {
  return (byStem.get(stem) ?? []).some((word) => places.get(word)?.some(isName));
}

/** Fuzzy matches: mentions of it, corrected words, or else words that contain it. */
export function vagueMatches(vocabulary: Vocabulary, term: Term, synonyms: Synonyms): Match[] {
  const { written: all, places } = vocabulary;
  if (term.synonyms.length > 0)
    return writtenMatches(vocabulary, term).map((match) => ({ ...match, errors: 1 }));
  const [word] = term.words;
  if (!word || word.text.length < MIN_LENGTH - 1 || isNamed(vocabulary, word)) return [];
  const { text } = word;
  const make = (other: string, errors: number, found = places.get(other) ?? []): Match[] => {
    // Only in names is it the mistyped beginning of a longer word.
    const isLikely = other.length <= text.length + 1 ? isNotProse : isName;
    const where = isShort(text) ? found.filter(isLikely) : found;
    return where.length === 0 ? [] : [{ word: other, errors, quality: QUALITY.beginning, places: where }];
  };
  const misspelled = all.flatMap((other) => {
    const errors = errorsBetween(text, other);
    return errors === undefined ? [] : make(other, errors);
  });
  const misspelledSynonyms = [...synonyms].flatMap(([phrase, meanings]) => {
    const errors = phrase.length > MIN_LENGTH ? errorsBetween(word.stem, phrase) : undefined;
    if (errors === undefined) return [];
    return meanings.flatMap(({ find }) =>
      find.flatMap((each) => make(each, errors, placesOfPhrase(vocabulary, each))),
    );
  });
  const meant = [...misspelled, ...misspelledSynonyms];
  if (meant.length > 0) return meant;
  // A compound ends with its thing: "Armbanduhr".
  const forms = formsOf(text, vocabulary.endings);
  const isInside = (other: string) => other.includes(text) || forms.some((form) => other.endsWith(form));
  return all.filter(isInside).flatMap((other) => make(other, INSIDE));
}
