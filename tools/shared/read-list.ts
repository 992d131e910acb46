import { printParseErrorCode, visit, type ParseError } from 'jsonc-parser';

/** Parsers recurse once per level. Products nest three deep. */
const MAX_DEPTH = 100;

/** An entry's place in the text. */
export interface Span {
  offset: number;
  length: number;
}

/** A fault is the end of a sentence that begins with the file. */
export type ReadList = { entries: readonly Span[] } | { fault: string; offset: number };

class TooDeep extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/** Returns whether the text begins with a list. Throws `TooDeep`. */
function visitEntries(text: string, onEntry: (span: Span) => void, onError: (error: ParseError) => void) {
  let depth = 0;
  let begun = 0;
  let isList = false;
  const begin = (offset: number) => {
    if (depth === 1) begun = offset;
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep(offset);
  };
  const end = (offset: number, length: number) => {
    depth -= 1;
    if (depth === 1) onEntry({ offset: begun, length: offset + length - begun });
  };
  const handlers = {
    onArrayBegin: (offset: number) => {
      isList ||= depth === 0;
      begin(offset);
    },
    onArrayEnd: end,
    onObjectBegin: begin,
    onObjectEnd: end,
    onLiteralValue: (_value: unknown, offset: number, length: number) => {
      if (depth === 1) onEntry({ offset, length });
    },
    onError: (error: number, offset: number, length: number) => onError({ error, offset, length }),
  };
  visit(text, handlers, { disallowComments: true });
  return isList;
}

/** Finds the entries of a catalog without parsing their contents. */
export function readList(text: string): ReadList {
  if (text.trim() === '') return { fault: 'is empty', offset: 0 };
  const entries: Span[] = [];
  let first: ParseError | undefined;
  let isList = false;
  try {
    isList = visitEntries(
      text,
      (span) => entries.push(span),
      (error) => {
        first ??= error;
      },
    );
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return {
      fault: `has lists or objects nested more than ${MAX_DEPTH} deep, the innermost here`,
      offset: error.offset,
    };
  }
  if (first) {
    const code = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ');
    return { fault: `is not JSON from here on: ${code.toLowerCase()}`, offset: first.offset };
  }
  return isList ? { entries } : { fault: 'is not a list: it has to begin with [ and end with ]', offset: 0 };
}
