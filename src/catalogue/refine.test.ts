import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { facetsOf } from './facets';
import { parseQuery, plainQuery } from './query';
import { refine, searchIndexOf } from './refine';

const laptop = (id: string, price: number, rating: number, ...specification: string[]) =>
  product(id, { product_title: `Laptop ${id}`, price, rating, specification });

const products = [
  laptop('b', 500, 4.1, 'Memory: 16 GB', 'Storage: 1 TB', 'Weight: 1 kg'),
  laptop('a', 900, 4.9, 'Memory: 8 GB, soldered', 'Storage: 1 TB', 'Weight: 2 kg'),
  laptop('d', 500, 4.9, 'Memory: 16 GB', 'Storage: 512 GB', 'Weight: 3 kg'),
  laptop('c', 99.99, 3, 'Memory: 8 GB', 'Storage: 512 GB', 'Weight: 4 kg'),
];

const ids = (search: string) =>
  refine(products, parseQuery(search), undefined).map(({ product_id }) => product_id);

describe('refining', () => {
  it('sorts and leaves out by what the address asks for', () => {
    for (const [search, expected] of [
      ['', ['b', 'a', 'd', 'c']],
      ['?sort=price-up', ['c', 'b', 'd', 'a']],
      ['?sort=price-down', ['a', 'b', 'd', 'c']],
      ['?sort=rating', ['a', 'd', 'b', 'c']],
      ['?sort=name', ['a', 'b', 'c', 'd']],
      ['?price=500-', ['b', 'a', 'd']],
      ['?price=-500', ['b', 'd', 'c']],
      ['?price=99.99-99.99', ['c']],
      ['?f=Memory:8+GB', ['a', 'c']],
      ['?f=Memory:8+GB&f=Memory:16+GB', ['b', 'a', 'd', 'c']],
      ['?f=Memory:8+GB&f=Storage:1+TB', ['a']],
      ['?f=Colour:Red', []],
      ['?category=Phones', []],
    ] as const) {
      expect(ids(search), search).toEqual(expected);
    }
  });

  it('keeps the best match of a search first, and any order asked for', async () => {
    const index = await searchIndexOf(products);
    const search = (text: string, query = plainQuery) =>
      refine(products, query, index.search(text)).map(({ product_id }) => product_id);
    expect(search('laptop d')[0]).toBe('d');
    expect(search('16 gb', parseQuery('?sort=price-down'))).toEqual(['b', 'd']);
  });
});

describe('facets', () => {
  it('are the specifications in common that tell products apart, with counts', () => {
    expect(facetsOf(products, plainQuery).map(({ name }) => name)).toEqual(['Memory', 'Storage']);
    expect(facetsOf(products, plainQuery)[0]?.values).toEqual([
      { value: '8 GB', count: 2, chosen: false },
      { value: '16 GB', count: 2, chosen: false },
    ]);
  });

  it('count what choosing would show: all other filters hold, but not their own', () => {
    const [memory, storage] = facetsOf(products, parseQuery('?f=Memory:8+GB&price=500-'));
    expect(memory?.values.map(({ count }) => count)).toEqual([1, 2]);
    expect(storage?.values.map(({ value, count }) => [value, count])).toEqual([
      ['1 TB', 1],
      ['512 GB', 0],
    ]);
  });

  it('keep what is chosen, though nothing has it', () => {
    const facets = facetsOf(products, parseQuery('?f=Colour:Red'));
    expect(facets[0]).toEqual({ name: 'Colour', values: [{ value: 'Red', count: 0, chosen: true }] });
  });
});
