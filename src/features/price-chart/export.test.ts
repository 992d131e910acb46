import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './export';

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

describe('toCsv', () => {
  it('ends each row with CRLF and quotes only what needs it', () => {
    expect(toCsv([['Title', 'Price'], ['Laptop, 14"', '999'], ['two\nlines']])).toBe(
      'Title,Price\r\n"Laptop, 14""",999\r\n"two\nlines"\r\n',
    );
  });

  it('separates otherwise where the comma is the decimal sign', () => {
    expect(toCsv([['Guitar; red', '1,5']], ';')).toBe('"Guitar; red";1,5\r\n');
  });

  it('takes the sting out of formulas', () => {
    expect(toCsv([['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=a,"b"']])).toBe(
      `'=1+1,'+1,'-1,'@SUM(A1),'\t=1,"'=a,""b"""\r\n`,
    );
    expect(toCsv([['a=b', '1-2', ' =1']])).toBe('a=b,1-2, =1\r\n');
  });

  it('comes back as it was, but for the apostrophes, whatever the texts are', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[",\r\n=+@\t'a-]*$/u));
    const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const read = readCsv(toCsv(rows));
        const harmless = rows.map((row) =>
          row.map((cell) => (/^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell)),
        );
        expect(read).toEqual(harmless);
      }),
    );
  });

  it('never has a cell that begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 }), (row) => {
        for (const cell of readCsv(toCsv([row])).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/u);
      }),
    );
  });
});
