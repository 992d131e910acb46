import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const utf16 = (text: string) => {
  const bytes = Array.from(text).flatMap((character) => [character.charCodeAt(0), 0]);
  return Uint8Array.of(0xff, 0xfe, ...bytes);
};

const csv = (...rows: readonly string[]) => ['Name,Price,Category', ...rows, ''].join('\n');
const good = 'Violet,7.5,Phones';
const feed = (item: string) => `<rss>\n<channel>\n<item>${item}</item></channel></rss>`;
const wholeItem = '<id>1</id><title>A</title><price>1.00 USD</price><product_type>Phones</product_type>';

/** Unusual input that is read all the same. */
const readable: ReadonlyArray<readonly [string, string | Uint8Array, object]> = [
  ['a byte order mark', `\uFEFF${csv(good)}`, { product_title: 'Violet' }],
  ['UTF-16', utf16(csv(good)), { product_title: 'Violet' }],
  ['Windows-1252', latin(csv('Gr\u00F6\u00DFe \u0080,1,Phones')), { product_title: 'Größe €' }],
  ['carriage returns', csv(good).replaceAll('\n', '\r'), { category: 'Phones' }],
  ['both line ends', csv(good).replaceAll('\n', '\r\n'), { category: 'Phones' }],
  ['no last line end', csv(good).trim(), { category: 'Phones' }],
  ['empty lines', `\n\n${csv('', good, ',,')}`, { category: 'Phones' }],
  ['a title above the heads', `Our products\n${csv(good)}`, { category: 'Phones' }],
  ['a path with slashes', csv('A,1,/Electronics/Phones'), { category: 'Phones' }],
  ['a root of its system', csv('A,1,Default Category/Laptops'), { category: 'Laptops' }],
  ['several categories', csv('A,1,Garden;Phones'), { category: 'Phones' }],
  ['categories with commas', csv('A,1,"Garden, tools, Phones"'), { category: 'Phones' }],
  ['a comma in a category', csv('A,1,"Garden, tools"'), { category: 'Garden, tools' }],
  [
    'addresses with spaces between',
    'Name,Price,Image URLs\nA,1,https://a.example/1.jpg https://a.example/2.jpg\n',
    { product_image: 'https://a.example/1.jpg', gallery: [{ image: 'https://a.example/2.jpg' }] },
  ],
  ['heads in lower case', 'name,price,größe\nA,1,L\n', { specification: ['Größe: L'] }],
  ['zeros for sizes that nobody entered', 'Name,Price,Weight,Width\nA,1,0.00,0\n', { specification: [] }],
  ['Excel’s hint', `sep=;\n${csv(good).replaceAll(',', ';')}`, { category: 'Phones' }],
  ['bars', csv(good).replaceAll(',', '|'), { category: 'Phones' }],
  ['a doubled quotation mark', csv('"24"" screen",1,Phones'), { product_title: '24" screen' }],
  [
    'a quotation mark that is not doubled',
    csv('"A "fine" phone",1,Phones'),
    { product_title: 'A "fine" phone' },
  ],
  ['a quotation mark inside', csv('24" screen,1,Phones'), { product_title: '24" screen' }],
  ['HTML entities', csv('A &amp; B &eacute;,1,Phones'), { product_title: 'A & B é' }],
  ['Excel’s text', csv('"=""007""",1,Phones'), { product_title: '007' }],
  ['a price with its currency', csv('Red,"$1,299.00",Phones'), { price: 1299 }],
  ['a price with a dash', csv('Red,"5,–",Phones'), { price: 5 }],
  ['thousands with spaces', csv('Red,1 299,Phones'), { price: 1299 }],
  ['thousands that are told from cents', csv('Red,1.299,Phones', 'B,"2,50",Phones'), { price: 1299 }],
  ['a fraction that is told from thousands', csv('Red,1299.000,Phones'), { price: 1299 }],
  ['an empty tag in a feed', feed(`<link/>${wholeItem}`), { product_title: 'A' }],
  ['a script', csv('<script>alert(1)</script>Red,1,Phones'), { product_title: 'Red' }],
];

it.each(readable)('reads a file with %s', async (_what, content, product) => {
  const { products, code, text } = await importInto(content);
  expect(products[0], text).toMatchObject(product);
  expect(code).toBe(0);
});

it('reads a rating as shops write it', async () => {
  const ratings = ['4.333', '4.5/5', '"4,5 von 5"', '4.5 out of 5 stars', '4 ★', '0'];
  const rows = ratings.map((rating, index) => `Item ${index},1,Phones,${rating}\n`);
  const { products } = await importInto(`Name,Price,Category,Rating\n${rows.join('')}`);
  expect(products.map(({ rating }) => rating)).toEqual([4.333, 4.5, 4.5, 4.5, 4, 0]);
});

/** Faults that do not keep a product from being sold. */
const ignored: ReadonlyArray<readonly [string, string, string]> = [
  [
    'a rating of words',
    'Name,Price,Category,Rating\nA,1,Phones,5\nB,1,Phones,good\n',
    'file:3 "B": rating "good" is not a number',
  ],
  [
    'a rating above 5',
    'Name,Price,Category,Rating\nA,1,Phones,5\nB,1,Phones,98\n',
    'file:3 "B": rating 98 is not from 0 to 5',
  ],
  [
    'a description of a book',
    `Name,Price,Category,Description\nA,1,Phones,short\nB,1,Phones,${'long '.repeat(5_000)}\n`,
    'is too long: it is sold without it',
  ],
];

it.each(ignored)('reports a fault that leaves the product on sale: %s', async (_what, content, said) => {
  const { text, code, products } = await importInto(content);
  expect(text).toContain(said);
  expect(text.length).toBeLessThan(5_000);
  expect(code).toBe(0);
  expect(products).toHaveLength(2);
});
