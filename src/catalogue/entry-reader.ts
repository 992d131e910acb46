/** A text that is not JSON; or, as `isList` false, JSON that is no list. */
export class NoListError extends Error {
  override readonly name = 'NoListError';
}

/** Reads the entries of a JSON list from a text that arrives in pieces. */
export interface EntryReader {
  /** The entries that this piece completes. Throws a `SyntaxError` where the text is not JSON. */
  readonly read: (piece: string) => unknown[];
  /** Ends the text. Throws a `SyntaxError` where it is incomplete, and `NoListError` where it holds no list. */
  readonly end: () => unknown[];
}

const BLANK = /^[\t\n\r ]*$/u;
const BEGINS_LIST = /^[\t\n\r ]*\[/u;
/** What the depth of a list depends on; all else between is skipped. */
const SIGNIFICANT = /["[\]{},]/gu;

/** Where the text that begins in front of `from` ends, or -1 where its end has not arrived. */
function endOfText(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return -1;
}

/**
 * Takes a list apart as it arrives, so that one of a hundred thousand entries keeps nobody waiting: each
 * entry is parsed by itself. It accepts what `JSON.parse` accepts, and nothing else.
 */
export function createEntryReader(): EntryReader {
  let rest = '';
  /** How far `rest` has been looked through. */
  let at = 0;
  let depth = 0;
  let entries = 0;
  let state: 'before' | 'within' | 'after' = 'before';

  const take = (text: string, isLast: boolean): unknown[] => {
    if (isLast && entries === 0 && BLANK.test(text)) return [];
    entries += 1;
    return [JSON.parse(text)];
  };

  const readWithin = (): unknown[] => {
    const complete: unknown[] = [];
    let start = 0;
    while (state === 'within') {
      SIGNIFICANT.lastIndex = at;
      const found = SIGNIFICANT.exec(rest);
      if (!found) {
        at = rest.length;
        break;
      }
      const mark = found[0];
      at = mark === '"' ? endOfText(rest, found.index + 1) : found.index + 1;
      if (at === -1) {
        // The text goes on in the next piece, which reads it from its quotation mark again.
        at = found.index;
        break;
      }
      if (depth === 0 && (mark === ',' || mark === ']')) {
        complete.push(...take(rest.slice(start, found.index), mark === ']'));
        start = at;
        if (mark === ']') state = 'after';
      } else if (mark === '[' || mark === '{') depth += 1;
      else if (mark === ']' || mark === '}') depth -= 1;
      if (depth < 0) throw new SyntaxError('A brace is closed that was never opened.');
    }
    rest = rest.slice(start);
    at -= start;
    return complete;
  };

  const read = (piece: string): unknown[] => {
    rest += piece;
    const begin = state === 'before' ? BEGINS_LIST.exec(rest) : null;
    if (begin) {
      state = 'within';
      rest = rest.slice(begin[0].length);
    }
    const complete = state === 'within' ? readWithin() : [];
    if (state === 'after' && !BLANK.test(rest)) throw new SyntaxError('There is text behind the list.');
    return complete;
  };

  const end = (): unknown[] => {
    if (state === 'after') return [];
    if (state === 'within') throw new SyntaxError('The list has no end.');
    JSON.parse(rest);
    throw new NoListError('The text is JSON, but no list.');
  };

  return { read, end };
}
