import { distance } from 'fastest-levenshtein';
import { latinDigits } from '../../lib/latin-digits';
import { isSymbol, units } from '../units';

/* How texts become words that can be compared: what a product says and what a shopper types, in the same way. */

/** A word or a number of a text. Letters and digits part: `S26` is `s` and `26`. */
export interface Word {
  /** Lower case, without accents; a number without separators of thousands. */
  readonly text: string;
  /** The stem: the same for singular and plural, American and British spelling. */
  readonly stem: string;
  /** The parts of a name in camel case and their initials: `air`, `pods` and `ap` of `AirPods`. */
  readonly parts: readonly string[];
  readonly initials: string | undefined;
  /** The place in the text. */
  readonly from: number;
  readonly to: number;
}

/**
 * A number with its separators, but of those apart by spaces only round ones: `20 000`, not `Pixel 9 256 GB`. A short
 * ending after an apostrophe belongs to its word: `Apple’s`, `don’t`.
 */
const WORD =
  /\p{N}{1,3}(?:\s000)+(?!\p{N})|\p{N}+(?:[.,]\p{N}+|['’]\p{N}{3}(?!\p{N}))*|[\p{L}\p{M}]+(?:['’]\p{L}{1,2}(?![\p{L}\p{M}]))?|(?<=[\p{L}\p{N}])\+/gu;
/** In any language, and in the groups of two of India. */
const THOUSANDS = /^[1-9]\d{0,2}(?<sign>[.,'’\s])(?:\d{2,3}\k<sign>)*\d{3}$/u;
const INCHES = /^\s?["″”]/u;
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/u;
const DIGIT = /^\p{N}/u;

export const isNumber = (word: string): boolean => DIGIT.test(word);

const MAX_CODE_LETTERS = 2;

/** The letters of a code such as `S26` or `16GB`. */
export const areCodeLetters = (word: string): boolean => !isNumber(word) && word.length <= MAX_CODE_LETTERS;

const LETTERS = new Map(Object.entries({ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }));

function fold(text: string): string {
  const plain = latinDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '');
  return plain.replaceAll(/[œæßøđłı]/gu, (letter) => LETTERS.get(letter) ?? letter);
}

/** From British to American, and by ear: `ifone`. Applied to both sides of a comparison. */
const SPELLINGS: ReadonlyArray<readonly [spelling: RegExp, american: string]> = [
  [/ph/gu, 'f'],
  [/(?<=..)our(?=s?$)/u, 'or'],
  [/(?<=[bt])re(?=s?$)/u, 'er'],
  [/logue(?=s?$)/u, 'log'],
  [/ll(?=(?:ing|ed|er)$)/u, 'l'],
  [/(?<=...)is(?=(?:e[ds]?|ing|ation)$)/u, 'iz'],
  [/^grey/u, 'gray'],
  [/^alumini(?=um)/u, 'alumin'],
  // Arabic: the article, and letters that are written in two ways.
  [/^ال(?=...)/u, ''],
  [/ة$/u, 'ه'],
  [/ى$/u, 'ي'],
];

const PLURALS: ReadonlyArray<readonly [ending: RegExp, singular: string]> = [
  [/ies$/u, 'y'],
  [/(?<=ch|sh|x|z|ss)es$/u, ''],
  [/(?<=[^suix'])s$/u, ''],
  [/(?<=..)ات$/u, 'ه'],
];

const MIN_PLURAL_LENGTH = 4;

export function stemOf(word: string): string {
  const american = SPELLINGS.reduce((text, [spelling, other]) => text.replace(spelling, other), word);
  if (american.length < MIN_PLURAL_LENGTH) return american;
  const plural = PLURALS.find(([ending]) => ending.test(american));
  return plural ? american.replace(...plural) : american;
}

type Form = Omit<Word, 'from' | 'to'>;

function formOf(written: string): Form {
  const source = written === '+' ? 'plus' : written;
  const text = THOUSANDS.test(source) ? source.replaceAll(/\D/gu, '') : fold(source).replaceAll(',', '.');
  const parts = source.split(CAMEL_CASE).map(fold);
  const isCamel = parts.length > 1;
  return {
    text,
    stem: stemOf(text),
    parts: isCamel ? parts : [],
    initials: isCamel ? parts.map((part) => part.slice(0, 1)).join('') : undefined,
  };
}

/** Cached, because a catalog repeats its words. */
const forms = new Map<string, Form>();

function toWord(written: string, from: number): Word {
  const form = forms.get(written) ?? formOf(written);
  forms.set(written, form);
  return { ...form, from, to: from + written.length };
}

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return segmenter.segment(text);
}

/** The symbols of units by the stems of their names. */
const UNITS = new Map(
  [...units].filter(([name]) => !isSymbol(name)).map(([name, { symbol }]) => [stemOf(fold(name)), symbol]),
);

/** After a number, a unit's name has the stem of its symbol: `65 watts`, `65 W`. */
function asUnit(word: Word, before: Word | undefined): Word {
  const symbol = before && isNumber(before.text) ? UNITS.get(word.stem) : undefined;
  return symbol === undefined ? word : { ...word, stem: symbol };
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: source, index }) => {
    if (UNSPACED.test(source))
      return Array.from(segmentsOf(source), ({ segment, index: at }) => toWord(segment, index + at));
    const word = toWord(source, index);
    const hasInches = isNumber(source) && INCHES.test(text.slice(word.to, word.to + 2));
    return hasInches ? [word, { ...toWord('inch', word.to), to: word.to }] : [word];
  });
}

/** The words of a text, in its order. `13″` is `13` and `inch`. */
export function wordsOf(text: string): Word[] {
  return splitWords(text).map((word, index, words) => asUnit(word, words[index - 1]));
}

/** A shorter word with a typo is usually another word. */
export const MIN_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;
const SHORT = 6;

/** With a typo, a short word is often another word. */
export const isShort = (word: string): boolean => word.length < SHORT;

/** Returns true if only two neighboring letters are swapped. */
function areSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(0, at) + one.slice(at + 1, at + 2) + one.slice(at, at + 1) + one.slice(at + 2) === other;
}

/** The number of errors between a word and another, or its prefix; `undefined` for too many. */
export function errorsBetween(typed: string, word: string): number | undefined {
  if (typed.length < MIN_LENGTH) return undefined;
  const allowed = typed.length >= TWO_ERRORS_LENGTH ? 2 : 1;
  // Typos rarely hit the first letter of a short word.
  if (isShort(typed) && typed[0] !== word[0]) return undefined;
  if (word.length < typed.length - allowed) return undefined;
  const beginning = word.length > typed.length + allowed ? word.slice(0, typed.length) : word;
  if (areSwapped(typed, beginning)) return 1;
  const errors = distance(typed, beginning);
  return errors > 0 && errors <= allowed ? errors : undefined;
}
