import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './figures-csv';

/** A reader as RFC 4180 describes one. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const fields = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/guy;
  for (const { groups } of text.matchAll(fields)) {
    row.push(groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '');
    if (groups?.['end'] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const bare = (table: string[][]) => table.map((row) => row.map((cell) => cell.replaceAll("'", '')));

describe('toCsv', () => {
  it('ends each row with CRLF and quotes only what needs it', () => {
    expect(toCsv([['Title', 'Price'], ['Laptop, 14"', '999'], ['two\nlines']])).toBe(
      'Title,Price\r\n"Laptop, 14""",999\r\n"two\nlines"\r\n',
    );
  });

  it('separates otherwise where the comma is the decimal sign, and leaves numbers unquoted', () => {
    expect(toCsv([['Guitar; red', '1,5']], ';')).toBe('"Guitar; red";1,5\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', `"'\t'=1"`],
    ['=a,"b"', `"'=a,""b"""`],
    ['Lamp;=1+1', `"Lamp;'=1+1"`],
    ['Lamp,=1+1', `"Lamp,'=1+1"`],
    ['Lamp\t@A1', `"Lamp\t'@A1"`],
    ['Lamp\n-1', `"Lamp\n'-1"`],
    ['Lamp;"=1+1"', `"Lamp;""'=1+1"""`],
    ['a=b', 'a=b'],
    ['1-2', '1-2'],
    [' =1', ' =1'],
  ])('takes the sting out of %j, whichever separator a spreadsheet splits it by', (cell, expected) => {
    for (const separator of [',', ';']) expect(toCsv([[cell]], separator)).toBe(`${expected}\r\n`);
  });

  it('comes back as it was, but for the apostrophes, whatever the texts are', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[",\r\n=+@\t'a-]*$/u));
    const tables = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(tables, (rows) => {
        const read = readCsv(toCsv(rows));
        expect(bare(read)).toEqual(bare(rows));
      }),
    );
  });

  it('never has a cell that begins like a formula, by any separator and reading of quotes', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.stringMatching(/^[",;\t\r\n=+@'a-]*$/u));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(',', ';'), (row, separator) => {
        for (const piece of toCsv([row], separator).split(/[,;\t\r\n]/u))
          expect(piece.replace(/^"+/u, '')).not.toMatch(/^[=+\-@]/u);
      }),
    );
  });
});
