import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories';
import { productSchema } from '../../src/catalogue/product';

it('the schema for editors names the same fields and categories as the shop', () => {
  const file = path.resolve(import.meta.dirname, 'Data.schema.json');
  const { items } = JSON.parse(readFileSync(file, 'utf8'));
  const fields = Object.entries(productSchema.entries);
  expect(Object.keys(items.properties).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
  const required = fields.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  expect(items.required.toSorted()).toEqual(required.toSorted());
  expect(items.properties.category.enum).toEqual(
    categories.map(({ value }) => value).filter((value) => value !== 'all'),
  );
});
