import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';
import { cellAt, rowAt, SHEET, workbookOf } from './test-workbook';

const heads = rowAt(1, 'Name', 'Price', 'Category');
const violet = rowAt(2, 'Violet', 7.5, 'Phones');
const whole = heads + violet;

const csv = (cells: Readonly<Record<string, string>>) => {
  const row = { Name: 'Violet', Price: '7.5', Category: 'Phones', ...cells };
  const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return `${Object.keys(row).join(',')}\n${quoted.join(',')}\n`;
};

/** A workbook that says of its sheet that it unpacks to 1,000 bytes. */
function lyingWorkbook(): Uint8Array {
  const zip = Buffer.from(workbookOf(whole + ' '.repeat(30_000_000)));
  zip.writeUInt32LE(1000, zip.indexOf(SHEET) - 30 + 22);
  zip.writeUInt32LE(1000, zip.lastIndexOf(SHEET) - 46 + 24);
  return zip;
}

const MANY = 100_000;
const deep = `${'<a>'.repeat(MANY)}${'</a>'.repeat(MANY)}`;
const item = '<id>1</id><title>A</title><price>1.00 USD</price><product_type>Phones</product_type>';
const names = Array.from({ length: 20_000 }, (_, index) => `n${index}`);

/** Long enough that a pattern in quadratic time takes minutes, and runs into the test's timeout. */
const blank = `a${' '.repeat(400_000)}b`;

/** Refused files, and the words of the refusal. */
const refused: ReadonlyArray<readonly [string, () => string | Uint8Array, string]> = [
  [
    'one cell at the far corner',
    () => workbookOf(rowAt(1_048_576).replace('></row>', `>${cellAt('XFD1048576', 'x')}</row>`)),
    'file has no sheet with two columns or more',
  ],
  [
    'a row that no workbook has',
    () => workbookOf(whole + rowAt(999_999_999, 'x')),
    'file has something at row 999999999, beyond the limits of a workbook',
  ],
  [
    'a column that no workbook has',
    () => workbookOf(whole + rowAt(3).replace('></row>', `>${cellAt('ZZZZZZ3', 'x')}</row>`)),
    'file has something at cell ZZZZZZ3 of row 3, beyond the limits of a workbook',
  ],
  ['a size that is a lie', lyingWorkbook, 'file is a workbook that unpacks to more than it declares'],
  [
    'a thousand times its size',
    () => workbookOf(' '.repeat(30_000_000) + whole),
    'file is a workbook that unpacks to more than 100 times its size',
  ],
  [
    'a cell of many millions',
    () => workbookOf(whole.replace('Violet', 'V'.repeat(10_000_000))),
    'file is a workbook with more than a million characters in one cell',
  ],
  [
    'a sheet of many elements in each other',
    () => workbookOf(whole + deep),
    'file is a workbook with <a> more than 100 elements deep',
  ],
  [
    'a sheet that ends in the middle',
    () => workbookOf('', { [SHEET]: `<worksheet><sheetData>${whole}<row` }),
    'file is a workbook that ends in the middle',
  ],
  [
    'a feed of many elements in each other',
    () => `<rss>\n<item>${deep}</item></rss>`,
    'file has <a> more than 100 elements deep, in line 2',
  ],
  [
    'a feed of many names',
    () => `<rss><item>${names.map((name) => `<${name}/>`).join('')}</item></rss>`,
    'file has more than 2000 columns',
  ],
  ['many columns', () => `${names.join(',')},Name,Price\n`, 'file has more than 2000 columns'],
  [
    'HTML of many elements in each other',
    () => csv({ Description: deep.replaceAll('a>', 'div>') }),
    'file:2 row 2: has HTML with elements nested more than 1000 deep',
  ],
  ['a price with much white space', () => csv({ Price: `5${blank}` }), 'is not a number'],
  ['a formula of many letters', () => csv({ Category: `=${'A'.repeat(MANY)}1` }), `is a formula`],
];

const made = new Map<() => string | Uint8Array, string | Uint8Array>();

/** Each is made once, for the large ones take a second. */
function make(content: () => string | Uint8Array): string | Uint8Array {
  const file = made.get(content) ?? content();
  made.set(content, file);
  return file;
}

/** Files that are read, and quickly. */
const read: ReadonlyArray<readonly [string, string, string]> = [
  ['white space in a category', csv({ Category: blank }), '1 product written'],
  ['white space in an availability', csv({ Availability: blank }), '1 product written'],
  ['white space in a day', csv({ 'Available from': `1 Jan${blank}` }), '1 product written'],
  ['white space in a picture', csv({ Image: blank }), '1 product written'],
  ['white space in a specification', csv({ Specification: blank }), '1 product written'],
  [
    'white space in a head',
    `Handle,Title,Variant Price,Type,Option1 Name,${blank}\nv,V,7.5,Phones,,x\n`,
    '1 product written',
  ],
  [
    'white space in a metafield',
    `Handle,Title,Variant Price,Type,${blank}(product.metafields.custom.b)\nv,V,7.5,Phones,${blank};b\n`,
    '1 product written',
  ],
  [
    'levels of a metafield',
    `Handle,Title,Variant Price,Type,A (product.metafields.custom.a)\nv,V,7.5,Phones,${'['.repeat(MANY)}${']'.repeat(MANY)}\n`,
    '1 product written',
  ],
  ['quoted words', `Name\tPrice\tColor\nVio\t7.5\t${'"a" b '.repeat(MANY)}\n`, '1 product written'],
  ['letters like those of a formula', csv({ Description: `=${'A'.repeat(MANY)}` }), '1 product written'],
  ['tags that do not end', csv({ Description: '<a'.repeat(MANY) }), '1 product written'],
  [
    'lines of a specification',
    csv({ Specification: names.join(';') }),
    '1 product: with more than 1000 lines or values in the specification',
  ],
  [
    'details in a feed',
    `<rss><item>${item}${names.map((name) => `<product_detail><a>G</a><b>${name}</b><c>x</c></product_detail>`).join('')}<image_link>https://a.example/a.png</image_link></item></rss>`,
    '1 product: with more than 1000 lines or values in the specification',
  ],
  [
    'combinations',
    `TITLE,PRICE,CURRENCY_CODE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 NAME,VARIATION 2 VALUES\nRing,5,USD,A,"${names.join(',')}",B,"${names.join(',')}"\n`,
    '1 row read, 4900 products written',
  ],
  [
    'variants',
    `Parent,Name,Price,Category,Color\n${names.map((name, index) => `g,V,${index}.5,Phones,${name}\n`).join('')}`,
    'file:5002 "V": is row 5001 of one product: from here on, they are left out',
  ],
];

describe('A file that would take the machine', () => {
  it.each(refused)('is refused in a sentence: %s', async (_what, content, said) => {
    const { text, code } = await importInto(make(content));
    expect(text.slice(-2000)).toContain(said);
    expect(code).toBe(1);
  });

  it.each(read)('is read as far as it makes sense: many %s', async (kind, content, said) => {
    const { text, products } = await importInto(content);
    expect(text.slice(-2000)).toContain(said);
    expect(products).toHaveLength({ variants: 5000, combinations: 4900 }[kind] ?? 1);
  });

  it('takes less than 500 MB', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
    const files = refused.map(([, content], index) => {
      const file = path.join(folder, `${index}.file`);
      writeFileSync(file, make(content));
      return file;
    });
    const code = `
      const { importFile } = await import(${JSON.stringify(path.join(import.meta.dirname, 'import-file.ts'))});
      for (const file of ${JSON.stringify(files)})
        await importFile({ file, shopDir: '/nowhere', overrides: [], isDryRun: true, say: () => {}, rules: { currency: 'USD', locale: 'en-US', categories: [] } });
      console.log(process.resourceUsage().maxRSS);`;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', code],
      { encoding: 'utf8' },
    );
    expect(Number(stdout) / 1000).toBeGreaterThan(0);
    expect(Number(stdout) / 1000).toBeLessThan(500);
    rmSync(folder, { recursive: true });
  });
});
