import { expect, it } from 'vitest';
import { offerEntries } from '../../src/catalog/offer-fields';
import { productSchema } from '../../src/catalog/product';
import { dataSchema } from './data-schema';

it('the schema for editors names the same fields and categories as the shop', () => {
  const { items } = JSON.parse(dataSchema(['Guitars', 'Strings']));
  const fields = Object.entries(productSchema.entries);
  const names = Object.keys({ ...productSchema.entries, ...offerEntries });
  expect(Object.keys(items.properties).toSorted()).toEqual(names.toSorted());
  const required = fields.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  expect(items.required.toSorted()).toEqual(required.toSorted());
  expect(items.properties.category.enum).toEqual(['Guitars', 'Strings']);
});
