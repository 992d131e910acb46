import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntryReader, NoListError } from './entry-reader';

/** Reads a text that arrives in pieces that end at these places. */
function readInPieces(text: string, cuts: readonly number[]): unknown[] {
  const { read, end } = createEntryReader();
  const places = [...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b);
  const entries = places.flatMap((place, index) => read(text.slice(places[index - 1] ?? 0, place)));
  end();
  return entries;
}

/** What JSON.parse makes of a list. */
function parseList(text: string): unknown[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return value;
  throw new NoListError();
}

/** What comes of reading: a value, or the name of the error. */
function outcome(read: () => unknown): unknown {
  try {
    return { value: read() };
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}

const cuts = fc.array(fc.nat(), { maxLength: 12 });
const list = fc.array(fc.jsonValue()).map((value) => JSON.stringify(value));
/** A list with a piece taken out or put in, or a character changed. */
const nearlyList = fc
  .tuple(
    list,
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom('', ',', ']', '[', '"', '\\', '{', '}', ' ', '1'),
  )
  .map(([text, place, length, put]) => {
    const start = place % (text.length + 1);
    return text.slice(0, start) + put + text.slice(start + length);
  });

describe('the reader of entries', () => {
  it('reads a list as JSON.parse does, whatever the pieces', () => {
    fc.assert(
      fc.property(list, cuts, (text, places) => {
        expect(readInPieces(text, places)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('accepts of nearly-lists and of any text what JSON.parse accepts, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyList, fc.json(), fc.string()), cuts, (text, places) => {
        expect(outcome(() => readInPieces(text, places))).toEqual(outcome(() => parseList(text)));
      }),
    );
  });

  it('reads a list that is cut in two anywhere', () => {
    for (const [text, expected] of [
      ['[]', []],
      [' \n[ 1 , 2 ]\t', [1, 2]],
      ['["a\\"],[","\\\\"]', ['a"],[', '\\']],
      ['[[],[[]],{"a":[{}]}]', [[], [[]], { a: [{}] }]],
    ] as const) {
      for (let cut = 0; cut <= text.length; cut += 1)
        expect(readInPieces(text, [cut]), `${text} cut at ${cut}`).toEqual(expected);
    }
  });

  it('refuses what is no whole JSON text, and JSON that is no list', () => {
    for (const text of [
      '',
      '[',
      '[1',
      '[1,',
      '[1,]',
      '[,]',
      '[1]]',
      '[1][',
      '[1 2]',
      '[}',
      '["a',
      '<!doctype html>',
    ]) {
      expect(() => readInPieces(text, []), text).toThrow(SyntaxError);
    }
    for (const text of ['{}', 'null', '"[1]"', '{"products":[1]}']) {
      expect(() => readInPieces(text, []), text).toThrow(NoListError);
    }
  });
});
