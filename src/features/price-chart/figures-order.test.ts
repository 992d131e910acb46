import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import { columns, inOrder, nextOrder, orderMessage } from './figures-order';

const gadget = (product_title: string, price: number, rating: number) =>
  product(product_title, { product_title, price, rating });
const [title, price, rating] = columns;
if (!title || !price || !rating) throw new Error('a column is missing');
const gadgets = [gadget('Phone 10', 20, 4), gadget('Phone 9', 20, 5), gadget('Charger', 5, 4)];
const titles = (order: Parameters<typeof inOrder>[1]) =>
  inOrder(gadgets, order).map(({ product_title }) => product_title);

describe('the order of the figures', () => {
  it('goes up, down and back to the catalog’s with each press on one head', () => {
    const first = nextOrder(undefined, price);
    const second = nextOrder(first, price);
    expect([first, second].map((order) => order?.direction)).toEqual(['ascending', 'descending']);
    expect(nextOrder(second, price)).toBeUndefined();
    expect(nextOrder(second, title)).toEqual({ column: title, direction: 'ascending' });
  });

  it('takes numbers in titles as numbers', () => {
    expect(titles({ column: title, direction: 'ascending' })).toEqual(['Charger', 'Phone 9', 'Phone 10']);
  });

  it('leaves equal ones as they are in the list, both ways', () => {
    expect(titles({ column: price, direction: 'ascending' })).toEqual(['Charger', 'Phone 10', 'Phone 9']);
    expect(titles({ column: price, direction: 'descending' })).toEqual(['Phone 10', 'Phone 9', 'Charger']);
    expect(titles(undefined)).toEqual(['Phone 10', 'Phone 9', 'Charger']);
  });

  it('is announced in words', () => {
    expect(orderMessage(undefined)).toBe('In catalog order');
    expect(orderMessage({ column: rating, direction: 'descending' })).toBe('Sorted by rating, highest first');
  });
});
