import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n';
const cup = 'cup,Cup,Phones,Color,Black,Size,S,12\n';
const other = 'plate,Plate,Phones,Title,Default Title,,,5\n';

const importOf = async (...rows: readonly string[]) => {
  const { products, text } = await importInto(header + rows.join(''));
  const cups = products.filter(({ product_id }) => product_id.startsWith('cup'));
  return { cups, count: products.length, text };
};

it('Variants in separate rows are a group, each with its own price, with a note', async () => {
  const { cups, count, text } = await importOf(cup, other, 'cup,,,,White,,L,11\n');
  expect(cups).toMatchObject([
    {
      product_id: 'cup-black-s',
      product_title: 'Cup, Black, S',
      price: 12,
      item_group_id: 'cup',
      variant: { Color: 'Black', Size: 'S' },
    },
    { product_id: 'cup-white-l', price: 11, item_group_id: 'cup', variant: { Color: 'White', Size: 'L' } },
  ]);
  expect(count).toBe(3);
  expect(text).toContain('file:4 "Cup": other products stand between this row and "cup" in line 2: merged');
  expect(text).toContain('file:2 "Cup": 2 variants are one product with a choice of Color and Size');
});

it('Variants that nobody could tell apart are merged at the lowest price, with a note', async () => {
  const { cups, text } = await importOf(cup, 'cup,,,,Black,,S,11\n');
  expect(cups).toMatchObject([{ product_id: 'cup', price: 11, specification: ['Color: Black', 'Size: S'] }]);
  expect(text).toContain('2 variants are merged into one product; they cost from 11 to 12');
  const { count } = await importOf(cup, 'cup,,,,Black,,S,11\n', 'cup,,,,White,,S,10\n');
  expect(count).toBe(1);
});

it('Each variant keeps its own id, title, picture and stock', async () => {
  const { products } = await importInto(
    'ID,Parent,Title,Price,Color,Stock,Image\na,g,Red cup,5,Red,0,https://a.example/r.jpg\nb,g,Blue cup,6,Blue,3,https://a.example/b.jpg\n',
  );
  expect(products).toMatchObject([
    {
      product_id: 'a',
      product_title: 'Red cup',
      product_image: 'https://a.example/r.jpg',
      price: 5,
      availability: 'out_of_stock',
      item_group_id: 'g',
      variant: { Color: 'Red' },
    },
    { product_id: 'b', product_title: 'Blue cup', product_image: 'https://a.example/b.jpg', quantity: 3 },
  ]);
});

it('A handle that differs by case only is the same product, with a note', async () => {
  const { cups, count, text } = await importOf(cup, 'CUP,,,,Green,,S,10\n', other);
  expect(cups.map(({ product_id }) => product_id)).toEqual(['cup-black', 'cup-green']);
  expect(count).toBe(3);
  expect(text).toContain('file:3 "Cup": "CUP" differs from "cup" in line 2 by case only: merged');
});

it('A handle that differs by case only is refused under another title', async () => {
  const { cups, text } = await importOf(cup, 'CUP,Mug,Phones,Color,Green,,,10\n');
  expect(cups[0]?.price).toBe(12);
  expect(text).toContain('file:3 "Mug": "cup" is taken by the product in line 2');
});

it('Variants of an option that is linked to a metafield are named as its other values are', async () => {
  const { products } = await importInto(
    'Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Variant Price,Color (product.metafields.shopify.color-pattern)\nbar,Bar,Color,off-white,product.metafields.shopify.color-pattern,10,off-white; black\nbar,,,black,,10,\nbell,Bell,Title,Default Title,,5,off-white\n',
  );
  expect(products).toMatchObject([
    { variant: { Color: 'Off white' } },
    { variant: { Color: 'Black' } },
    { specification: ['Color: Off white'] },
  ]);
});

it('A variant whose option has no name is chosen by Option', async () => {
  const { cups } = await importOf('cup,Cup,Phones,,Black,,,12\n', 'cup,,,,White,,,11\n');
  expect(cups).toMatchObject([{ variant: { Option: 'Black' } }, { variant: { Option: 'White' } }]);
});

it.each([
  ['its product category', ',Electronics > Phones,"new, sale"', 'Phones'],
  ['the first part of it that the shop has', ',Laptops > Gaming Laptops,', 'Laptops'],
  ['a tag that the shop has', ',,"2026, laptops"', 'Laptops'],
  ['a tag, where the category says nothing', ',Uncategorized,Cases', 'Cases'],
  ['its product category, where the shop lacks its type', 'Cases,Electronics > Phones,laptops', 'Phones'],
])('A product is in %s', async (_what, cells, category) => {
  const { products } = await importInto(
    `Handle,Title,Variant Price,Type,Product Category,Tags\na,A,1,${cells}\n`,
  );
  expect(products[0]?.category).toBe(category);
});

it('Products without a category are put in "Other", with a note', async () => {
  const file = 'Handle,Title,Variant Price,Type\na,A,1,\nb,B,2,\n';
  const { products, text } = await importInto(file);
  expect(products.map(({ category }) => category)).toEqual(['Other', 'Other']);
  expect(text).toContain(
    '2 products, the first here: without a category: put in "Other" (--category NAME for another)',
  );
  expect((await importInto(file, { category: 'Laptops' })).products[0]?.category).toBe('Laptops');
});

const item = (id: number) => `<item><id>${id}</id><title>A</title><price>1 USD</price></item>`;

it('The products of a feed without line breaks are all kept', async () => {
  const { products } = await importInto(`<rss>${item(1)}${item(2)}${item(3)}</rss>`);
  expect(products).toHaveLength(3);
});

const rows = (column: string) =>
  importInto(`SKU,Title,Price,Color,${column}\na,Cup,5,Red,g\nb,Cup,5,Blue,g\nc,Lamp,5,Red,h\n`);

it('Products of the same title are pointed out, with how to make them one', async () => {
  expect((await rows('Model')).text).toMatch(/3 1 product: with the same title as another product/u);
  expect((await rows('Group ID')).text).not.toContain('with the same title as another product');
});

it('Shopify’s product picture stands beside each variant’s, in either order of the columns', async () => {
  const columns = ['Product image URL', 'Variant image URL'];
  for (const order of [columns, columns.toReversed()]) {
    const address = (picture: string, ofVariant: string) =>
      order.map((column) => `https://a.example/${column === columns[0] ? picture : ofVariant}.jpg`).join(',');
    const { products } = await importInto(
      `Title,URL handle,Type,Status,Option1 name,Option1 value,Price,${order.join(',')}\nTee,tee,Phones,Active,Size,S,7,${address('tee', 's')}\n,tee,,,,M,7,${address('tee', 'm')}\n`,
    );
    const gallery = [{ image: 'https://a.example/tee.jpg' }];
    expect(products).toMatchObject([
      { product_image: 'https://a.example/s.jpg', gallery },
      { product_image: 'https://a.example/m.jpg', gallery },
    ]);
  }
});
