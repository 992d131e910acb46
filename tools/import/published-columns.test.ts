import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const specificationOf = async (file: string, ...asked: readonly string[]) => {
  const overrides = asked.map((header) => ['specification', header] as const);
  const { products, text } = await importInto(file, { overrides });
  return { specification: products[0]?.specification, text };
};

/** A table with one product, a cell for each column. */
const table = (cells: Readonly<Record<string, string>>, separator = ',') => {
  const row = { Name: 'Violet', Price: '7.5', Category: 'Phones', ...cells };
  return [Object.keys(row), Object.values(row)].map((each) => each.join(separator)).join('\n');
};

const internal = [
  'Assigned to',
  'Contact e-mail',
  'Shelf',
  'Reorder level',
  'Profit %',
  'Customer name',
  'Last modified by',
  'review_text',
  'Buy-in',
  'Einkaufspreis',
  'Interne Notiz',
  'Prix d’achat',
  'Correo del cliente',
  'Order size',
];

it('Columns that no shopper asks for are listed, with how to show one, and not published', async () => {
  const { specification, text } = await specificationOf(
    table(Object.fromEntries(internal.map((header) => [header, 'secret']))),
  );
  expect(specification).toEqual([]);
  expect(text).toContain(`not used: ${internal.join(', ')}\n`);
  expect(text).toContain('(to show one of them to shoppers: --map "specification=HEADER")');
});

it.each([
  ['Color', 'Color'],
  ['colorName', 'Color'],
  ['brand_name', 'Brand'],
  ['battery_life', 'Battery life'],
  ['Weight (kg)', 'Weight (kg)'],
  ['Größe', 'Größe'],
  ['Breite in cm', 'Breite in cm'],
  ['Länge [mm]', 'Länge [mm]'],
  ['Matière', 'Matière'],
  ['Tamaño', 'Tamaño'],
  ['RAM', 'RAM'],
])('A column that shoppers read is published under its name: %s', async (header, name) => {
  const { specification } = await specificationOf(table({ [header]: '5' }));
  expect(specification).toEqual([`${name}: 5`]);
});

it('A column that --map names is published beside those that are known', async () => {
  const file = table({ Color: 'Red', Features: 'Fast', Shelf: 'B-14', Memo: 'secret' });
  const { specification } = await specificationOf(file, 'Shelf');
  expect(specification).toEqual(['Fast', 'Shelf: B-14', 'Color: Red']);
});

it('A column that --map names is published though it is 0', async () => {
  const { specification } = await specificationOf(table({ Weight: '0', Sugar: '0' }), 'Sugar');
  expect(specification).toEqual(['Sugar: 0']);
});

it('A field of a feed is published when --map names it', async () => {
  const item =
    '<id>1</id><title>A</title><price>1 USD</price><material>Oak</material><custom_label_0>secret</custom_label_0>';
  const feed = `<rss><item>${item}<cost_of_goods_sold>9 USD</cost_of_goods_sold></item></rss>`;
  expect((await specificationOf(feed)).specification).toEqual(['Material: Oak']);
  const { specification } = await specificationOf(feed, 'custom_label_0');
  expect(specification).toEqual(['Material: Oak', 'Custom label 0: secret']);
});

it('A column of a product export is published when --map names it, also a metafield', async () => {
  const header = 'Note (product.metafields.app.note)';
  const file = `Handle,Title,Variant Price,Variant SKU,${header}\na,A,1,S-1,ahead\n`;
  expect((await specificationOf(file)).specification).toEqual([]);
  const { specification } = await specificationOf(file, 'Variant SKU', header);
  expect(specification).toEqual(['Variant SKU: S-1', 'Note: ahead']);
});
