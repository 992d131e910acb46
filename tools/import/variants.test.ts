import { expect, it } from 'vitest';
import { importInto } from './test-shop';

const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n';
const cup = 'cup,Cup,Phones,Color,Black,Size,S,12\n';
const other = 'plate,Plate,Phones,Title,Default Title,,,5\n';

const importOf = async (...rows: readonly string[]) => {
  const { products, text } = await importInto(header + rows.join(''));
  return { cup: products.find(({ product_id }) => product_id === 'cup'), count: products.length, text };
};

it('Variants in separate rows are merged into one product and its price, with a note', async () => {
  const { cup: product, count, text } = await importOf(cup, other, 'cup,,,,White,,L,11\n');
  expect(product).toMatchObject({ price: 11, specification: ['Color: Black, White', 'Size: S, L'] });
  expect(count).toBe(2);
  expect(text).toContain('file:4 "Cup": other products stand between this row and "cup" in line 2: merged');
});

it('A handle that differs by case only is the same product, with a note', async () => {
  const { cup: product, count, text } = await importOf(cup, 'CUP,,,,Green,,S,10\n', other);
  expect(product).toMatchObject({ price: 10, specification: ['Color: Black, Green', 'Size: S'] });
  expect(count).toBe(2);
  expect(text).toContain('file:3 "Cup": "CUP" differs from "cup" in line 2 by case only: merged');
});

it('A handle that differs by case only is refused under another title', async () => {
  const { cup: product, text } = await importOf(cup, 'CUP,Mug,Phones,Color,Green,,,10\n');
  expect(product?.price).toBe(12);
  expect(text).toContain('file:3 "Mug": "cup" is taken by the product in line 2');
});

it('A variant whose option has no name is listed as an option', async () => {
  const { cup: product } = await importOf('cup,Cup,Phones,,Black,,,12\n', 'cup,,,,White,,,11\n');
  expect(product).toMatchObject({ price: 11, specification: ['Option: Black, White'] });
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
