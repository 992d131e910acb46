import type { Product } from '../product';
import type { Found } from './terms';
import { wordsOf, type Word } from './words';

export interface Piece {
  text: string;
  marked: boolean;
}

/** The catalog's words that matched, each with the text typed for it. */
export type Matched = ReadonlyMap<string, readonly string[]>;

export function matchedWords(found: readonly Found[]): Matched {
  const typedFor = new Map<string, string[]>();
  for (const { term, matches } of found)
    for (const { word } of matches)
      typedFor.set(word, [...(typedFor.get(word) ?? []), ...term.words.map(({ text }) => text)]);
  return typedFor;
}

type Span = readonly [from: number, to: number];

/** The typed part of a word: its beginning, a part of it, or all of it if another form was typed. */
function spanIn({ text, from, to }: Word, typed: string): Span {
  const at = text.indexOf(typed);
  return at === -1 || text.length !== to - from ? [from, to] : [from + at, from + at + typed.length];
}

function spanOf(word: Word, next: Word | undefined, matched: Matched): Span | undefined {
  const spans = [
    ...(matched.get(word.text) ?? []).map((typed) => spanIn(word, typed)),
    ...word.parts.filter((part) => matched.has(part)).map((part) => spanIn(word, part)),
  ];
  const [first] = spans;
  if (first)
    return spans.reduce(([from, to], span) => [Math.min(from, span[0]), Math.max(to, span[1])], first);
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
