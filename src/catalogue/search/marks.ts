import type { Product } from '../product';
import type { Term } from './terms';
import { wordsOf, type Word } from './words';

export interface Piece {
  text: string;
  marked: boolean;
}

/** The words of the catalog that were found, and the terms that found them. */
export type Matched = ReadonlyMap<string, Term>;

type Span = readonly [from: number, to: number];

const isSameLength = ({ text, from, to }: Word) => text.length === to - from;

/** What of a word was typed: its beginning, a part of it, or all where it was found by another form. */
function spanIn(word: Word, typed: string): Span {
  const at = word.text.indexOf(typed);
  return at === -1 || !isSameLength(word)
    ? [word.from, word.to]
    : [word.from + at, word.from + at + typed.length];
}

function spanOf(word: Word, next: Word | undefined, matched: Matched): Span | undefined {
  const own = matched.get(word.text);
  if (own) return spanIn(word, own.words[0]?.text ?? '');
  const part = word.parts.find((each) => matched.has(each));
  if (part !== undefined) return spanIn(word, part);
  if (word.initials !== undefined && matched.has(word.initials)) return [word.from, word.to];
  return next && matched.has(word.text + next.text) ? [word.from, next.to] : undefined;
}

export function markWords(text: string, matched: Matched): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), marked });
    end = Math.max(end, to);
  };
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const span = spanOf(word, words[index + 1], matched);
    if (!span || span[0] < end) continue;
    add(span[0], false);
    add(span[1], true);
  }
  add(text.length, false);
  return pieces;
}

export function snippetOf(product: Product, matched: Matched): string {
  const inTitle = new Set(wordsOf(product.product_title).map(({ text }) => text));
  const lines = [...product.specification, ...product.description.split(/(?<=[.!?]) /u)];
  return (
    lines.find((line) => wordsOf(line).some(({ text }) => matched.has(text) && !inTitle.has(text))) ?? ''
  );
}
