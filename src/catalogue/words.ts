/** Which part of a word was typed: from here to there. */
export type Span = readonly [from: number, to: number];

const WORD = /[\p{L}\p{N}]+/gu;
/** A number and its unit that were typed as one word: `256gb`. */
const NUMBER_WITH_UNIT = /^(?<number>\d+)(?<unit>gb|tb|mb|mm|cm|mp|mah|hz|kg|g|w|inch|hours?)$/u;

/** A text as it is compared: without accents, in small letters. */
function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  const words = normalise(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const { number, unit } = NUMBER_WITH_UNIT.exec(word)?.groups ?? {};
    return number !== undefined && unit !== undefined ? [number, unit] : [word];
  });
}

/** A piece of a text, marked or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in pieces, with the parts of its words marked that a search has matched. */
export function markWords(text: string, matched: ReadonlyMap<string, Span>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), marked });
    end = Math.max(end, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const normal = normalise(word);
    const span = matched.get(normal);
    if (!span) continue;
    const [from, to] = normal.length === word.length ? span : [0, word.length];
    add(index + from, false);
    add(index + to, true);
  }
  add(text.length, false);
  return pieces;
}
