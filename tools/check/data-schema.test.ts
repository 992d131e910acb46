import { expect, it } from 'vitest';
import { productSchema } from '../../src/catalog/product';
import { dataSchema } from './data-schema';

it('the schema for editors names the same fields and categories as the shop', () => {
  const { items } = JSON.parse(dataSchema(['Guitars', 'Strings']));
  const fields = Object.entries(productSchema.entries);
  expect(Object.keys(items.properties).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
  const required = fields.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  expect(items.required.toSorted()).toEqual(required.toSorted());
  expect(items.properties.category.enum).toEqual(['Guitars', 'Strings']);
});
