import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A zip that says to hold more than it does. */
function hugeZip(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': latin('b') }));
  zip.writeUInt32LE(500_000_000, zip.indexOf('PK\u0001\u0002') + 24);
  return zip;
}

const heads = 'Name,Price,Category';
const csv = (...rows: readonly string[]) => [heads, ...rows, ''].join('\n');
const good = 'Violet,7.5,Phones';
const feed = (item: string) => `<rss>\n<channel>\n<item>${item}</item></channel></rss>`;
const wholeItem = '<id>1</id><title>A</title><price>1.00 USD</price><product_type>Phones</product_type>';
const shopifyHeads = 'Handle,Title,Variant Price,Type,Option1 Name,Option1 Value';

/** Unreadable files: one sentence, and the shop as it was. */
const unreadable: ReadonlyArray<readonly [string, string | Uint8Array, string]> = [
  ['an empty file', '', 'file is empty.'],
  ['white space', ' \n\n ', 'file is empty.'],
  ['a byte order mark only', '\uFEFF', 'file is empty.'],
  ['one column', 'Name\nViolet\n', 'file has one column only'],
  ['prose', 'Dear shop\nplease sell this\n', 'file has one column only'],
  ['another separator', 'Name#Price\nViolet#7\n', 'file has one column only'],
  [
    'no title',
    'Price,Category\n7,Phones\n',
    'file has no column that looks like a title: name it with --map title=HEADER. Its columns: "Price", "Category".',
  ],
  ['no price', 'Name,Category\nViolet,Phones\n', 'file has no column that looks'],
  ['no heads', 'Violet,7.5,Phones\nRed,8,Phones\n', 'file has no column'],
  ['an open quotation mark', csv(good, 'Red,"8,Phones', good), 'file has a quotation mark in line 3'],
  ['a text that is cut off in quotation marks', `${heads}\n"Vio`, 'file has a quotation mark in line 2'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'file is a workbook of an old Excel (.xls)'],
  ['a PDF', '%PDF-1.7', 'file is a PDF'],
  ['a compressed file', Uint8Array.of(0x1f, 0x8b, 8, 0), 'file is compressed (gzip)'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'file is a picture.'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'file is a picture.'],
  ['other bytes', Uint8Array.of(65, 0, 66, 1), 'file is not a text file'],
  ['a web page', '<!DOCTYPE html><html><body>Log in</body></html>', 'file is a web page'],
  ['a web page without a doctype', '\n<html>', 'file is a web page'],
  ['a list in JSON', '[{"product_id": 1}]', 'file is JSON'],
  ['an object in JSON', '{"products": []}', 'file is JSON'],
  [
    'a workbook that is cut off',
    zipSync({ a: latin('b') }).slice(0, 40),
    'file cannot be read as a workbook',
  ],
  ['a workbook that is huge', hugeZip(), 'file is a workbook of 500 MB when unpacked, which takes too much'],
  ['another zip', zipSync({ 'a.txt': latin('b') }), 'file cannot be read as a workbook'],
  ['a feed without items', '<rss><channel></channel></rss>', 'file has no <item>, <entry>'],
  [
    'a feed that is cut off in an item',
    '<rss>\n<item><id>1</id>',
    'file opens <item> in line 2 and never closes it',
  ],
  [
    'a feed that is cut off in a tag',
    '<rss>\n<item><id>1</i',
    'file opens <id> in line 2 and never closes it',
  ],
  [
    'a feed that is cut off after an item',
    `<rss>\n<item>${wholeItem}</item>`,
    'file opens <rss> in line 1 and never closes it',
  ],
  [
    'a feed that is cut off after an empty tag',
    '<rss>\n<item><id/>',
    'file opens <item> in line 2 and never closes it',
  ],
  [
    'a feed whose tags are crossed',
    '<rss>\n<item><id>1</item></id></rss>',
    'file opens <id> in line 2 and never closes it',
  ],
  [
    'a feed of other things',
    '<rss><item><title>News</title></item></rss>',
    'file has no price in any of its items',
  ],
  [
    'UTF-8 with a broken character',
    Buffer.concat([Buffer.from(`${heads}\nGröße ä,1,Phones\n`), Uint8Array.of(0xff), Buffer.from(',2,x\n')]),
    'file is UTF-8 with broken characters, the first in line 3',
  ],
  [
    'UTF-8 that is cut off',
    Buffer.from(`${heads}\nGröße,1,ä`).subarray(0, -1),
    'file ends in the middle of a character, in line 2',
  ],
];

/** A product that is left out, and why: with its line. */
const leftOut: ReadonlyArray<readonly [string, string, string]> = [
  ['a row that is cut off', csv(good, 'Red,8'), 'file:3 row: ends after 2 fields of 3'],
  ['a row that has one field', csv('Red', good), 'file:2 row: ends after 1 field of 3'],
  [
    'a decimal comma that is not in quotation marks',
    csv('Red,8,50,Phones', good),
    'file:2 row: has 4 fields and not 3',
  ],
  ['another separator in a row', csv('Red;8;Phones', good), 'file:2 row: ends after 1 field of 3'],
  [
    'a line break that is not in quotation marks',
    csv('Red,8\n,Phones', good),
    'file:3 row: ends after 2 fields of 3',
  ],
  ['no price', csv(good, 'Red,,Phones'), 'file:3 "Red": price is empty'],
  [
    'words for a price',
    csv(good, 'Red,on request,Phones'),
    'file:3 "Red": price "on request" is not a number',
  ],
  ['a price below 0', csv(good, 'Red,-1,Phones'), 'file:3 "Red": price -1 is below 0'],
  [
    'a part of a cent',
    csv(good, 'Red,9.999,Phones'),
    'file:3 "Red": price 9.999 has more decimals than USD, which has 2',
  ],
  [
    'less than a cent',
    csv(good, 'Red,0.001,Phones'),
    'file:3 "Red": price 0.001 has more decimals than USD, which has 2',
  ],
  [
    'a price that is too high',
    csv(good, 'Red,99999999999,Phones'),
    'file:3 "Red": price 99999999999 is too high',
  ],
  ['an exponent', csv(good, 'Red,1e3,Phones'), 'file:3 "Red": price "1e3" is not a number'],
  ['two decimal signs', csv(good, 'Red,1.2.3,Phones'), 'file:3 "Red": price "1.2.3" is not a number'],
  [
    'euros by sign',
    csv(good, 'Red,8 €,Phones'),
    'file:3 "Red": price "8 €" is in EUR, and the shop\'s currency in settings.ts is USD',
  ],
  ['euros by code', csv(good, 'Red,EUR 8,Phones'), 'file:3 "Red": price "EUR 8" is in EUR'],
  ['pounds', csv(good, 'Red,£8,Phones'), 'file:3 "Red": price "£8" is in GBP'],
  ['no title', csv(good, ',8,Phones'), 'file:3 row 3: has neither a title nor a number'],
  [
    'the same title',
    csv(good, 'VIOLET,8,Phones'),
    'file:3 "VIOLET": "violet" is taken by the product in line 2',
  ],
  [
    'the same number',
    'SKU,Name,Price,Category\n1,A,1,Phones\n1,B,2,Phones\n',
    'file:3 "B": "1" is taken by the product in line 2',
  ],
  ['a row of totals', csv(good, 'Grand total:,8,'), 'file:3 "Grand total:": is taken for a row of totals'],
  ['a formula for a price', csv(good, 'Red,=B2*1.19,Phones'), 'file:3 "Red": "=B2*1.19" is a formula'],
  ['a formula for a title', csv(good, '"=HYPERLINK(""x"")",8,Phones'), 'is a formula and not its result'],
  ['a formula that failed', csv(good, 'Red,#REF!,Phones'), 'file:3 "Red": "#REF!" is a formula'],
  ['a formula that found nothing', csv(good, 'Red,#N/A,Phones'), 'file:3 "Red": "#N/A" is a formula'],
  [
    'a duplicate handle',
    `${shopifyHeads}\na,A,1,Phones,Size,S\na,Other,2,Phones,Size,S\na,,3,,,M\n`,
    'file:3 "Other": "a" is taken by the product in line 2',
  ],
  [
    'a variant without a product',
    `${shopifyHeads}\na,A,1,Phones,Size,S\nb,,2,,,M\n`,
    'file:3 row 3: title is empty',
  ],
  [
    'a variant without a number',
    `${shopifyHeads}\na,A,1,Phones,Size,S\n,,2,,,M\n`,
    'file:3 row 3: has neither a title nor a number',
  ],
  [
    'another currency in a feed',
    feed(`${wholeItem}</item>\n<item>${wholeItem.replace('USD', 'EUR').replace('<id>1', '<id>2')}`),
    'file:4 "A": price "1.00 EUR" is in EUR',
  ],
  [
    'the same id in a feed',
    feed(`${wholeItem}</item>\n<item>${wholeItem}`),
    'file:4 "A": "1" is taken by the product in line 3',
  ],
];

describe('Bad input', () => {
  it.each(unreadable)('is refused in a sentence if it is unreadable: %s', async (_what, content, said) => {
    const { text, code, files } = await importInto(content);
    expect(text).toContain(said);
    expect(text.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(files).toEqual(['Data.json']);
  });

  it.each(leftOut)('is left out, with its line: %s', async (_what, content, said) => {
    const { text, code, products } = await importInto(content);
    expect(text).toContain(said);
    expect(code).toBe(1);
    expect(products, 'the good one').toHaveLength(1);
  });

  it('leaves the shop as it was if nothing could be sold', async () => {
    const { text, code, files } = await importInto(csv('Red,,Phones'));
    expect(text).toContain('There is nothing to sell in it, so nothing was changed.');
    expect([code, files]).toEqual([1, ['Data.json']]);
  });

  it.each([
    [
      'FILE',
      { file: '/nowhere/at-all.csv' },
      '/nowhere/at-all.csv cannot be read: there is no such file or folder.',
    ],
    ['a folder', { file: '/' }, 'cannot be read: it is a folder.'],
    ['photos', { photos: '/nowhere' }, '/nowhere cannot be read: there is no such file or folder.'],
    ['a head', { overrides: [['price', 'Preis']] }, 'file has no column "Preis", which --map names.'],
    [
      'shop/',
      { shopDir: '/nowhere/shop' },
      '/nowhere/shop cannot be written to: there is no such file or folder',
    ],
  ] as const)('in the command is told: no %s', async (_what, options, said) => {
    const { text, code, files } = await importInto(csv(good), options);
    expect(text).toContain(said);
    expect([code, files]).toEqual([1, ['Data.json']]);
  });
});
