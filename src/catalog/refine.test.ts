import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { withOffer } from './offer';
import { parseQuery, type SortOrder } from './query';
import { plainQuery } from './filters';
import { refine, searchIndexOf } from './refine';

const laptop = (id: string, price: number, rating: number, ...specification: string[]) =>
  product(id, { product_title: `Laptop ${id}`, price, rating, specification });

const products = [
  laptop('b', 500, 4.1, 'Memory: 16 GB', 'Storage: 1 TB', 'Weight: 1 kg'),
  laptop('a', 900, 4.9, 'Memory: 8 GB, soldered', 'Storage: 1 TB', 'Weight: 2 kg'),
  laptop('d', 500, 4.9, 'Memory: 16 GB', 'Storage: 512 GB', 'Weight: 3 kg'),
  laptop('c', 99.99, 3, 'Memory: 8 GB', 'Storage: 512 GB', 'Weight: 4 kg'),
].map((each) => (each.product_id === 'd' ? withOffer(each, { prior_price: 600 }) : each));

const ids = (search: string) =>
  refine(products, parseQuery(search), undefined).map(({ product_id }) => product_id);

const inOrder: Readonly<Record<SortOrder, readonly string[]>> = {
  featured: ['b', 'a', 'd', 'c'],
  'price-up': ['c', 'b', 'd', 'a'],
  'price-down': ['a', 'b', 'd', 'c'],
  rating: ['a', 'd', 'b', 'c'],
  name: ['a', 'b', 'c', 'd'],
  discount: ['d', 'b', 'a', 'c'],
};

describe('refining', () => {
  it('sorts by the address, in every order that there is', () => {
    for (const [order, expected] of Object.entries(inOrder))
      expect(ids(`?sort=${order}`), order).toEqual(expected);
    expect(ids('')).toEqual(inOrder.featured);
  });

  it('filters by the address', () => {
    for (const [search, expected] of [
      ['?price=500-', ['b', 'a', 'd']],
      ['?price=-500', ['b', 'd', 'c']],
      ['?price=99.99-99.99', ['c']],
      ['?f=Memory:8+GB', ['a', 'c']],
      ['?f=Memory:8+GB&f=Memory:16+GB', ['b', 'a', 'd', 'c']],
      ['?f=Memory:8+GB&f=Storage:1+TB', ['a']],
      ['?f=Colour:Red', []],
      ['?r=Weight:2-3+kg', ['a', 'd']],
      ['?r=Weight:-1000+g', ['b']],
      ['?r=Weight:2-+lb&r=Storage:-600+GB', ['d', 'c']],
      ['?r=Weight:1-+W', []],
      ['?r=Colour:1-+g', []],
      ['?category=Phones', []],
    ] as const) {
      expect(ids(search), search).toEqual(expected);
    }
  });

  it('sorts numbers in titles by value', () => {
    const books = ['Book 10', 'book 9', 'Book 9 Pro'].map((title) =>
      product(title, { product_title: title }),
    );
    const sorted = refine(books, parseQuery('?sort=name'), undefined);
    expect(sorted.map(({ product_title }) => product_title)).toEqual(['book 9', 'Book 9 Pro', 'Book 10']);
  });

  it('puts products without a rating last, and leaves out those that do not say what is asked', () => {
    const unrated = [
      { ...product('none'), rating: undefined },
      product('zero', { rating: 0 }),
      product('one'),
    ];
    const sorted = refine(unrated, parseQuery('?sort=rating'), undefined);
    expect(sorted.map(({ product_id }) => product_id)).toEqual(['one', 'zero', 'none']);
    expect(refine(unrated.toReversed(), parseQuery('?sort=rating'), undefined).at(-1)?.product_id).toBe(
      'none',
    );
    expect(refine(unrated, parseQuery('?f=Memory:8+GB'), undefined)).toEqual([]);
  });

  it('keeps the best match of a search first, or the chosen order', async () => {
    const index = await searchIndexOf(products);
    const search = (text: string, query = plainQuery) =>
      refine(products, query, index.search(text)).map(({ product_id }) => product_id);
    expect(search('laptop d')[0]).toBe('d');
    expect(search('16 gb', parseQuery('?sort=price-down'))).toEqual(['b', 'd']);
  });
});

it('searches in the language of the shop', async () => {
  const index = await searchIndexOf([product('m', { product_title: 'Mouse' }), product('c')]);
  expect(index.search('mice')?.ranked).toEqual([0]);
});
