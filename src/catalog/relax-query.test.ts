import { expect, it } from 'vitest';
import { product } from '../test/products';
import { formatQuery, parseQuery } from './query';
import { searchIndexOf } from './refine';
import { relaxQuery } from './relax-query';

const products = [
  product('1', { price: 100, category: 'Phones', specification: ['Memory: 8 GB', 'Weight: 200 g'] }),
  product('2', { price: 200, category: 'Phones', specification: ['Memory: 16 GB', 'Weight: 250 g'] }),
  product('3', { price: 900, specification: ['Memory: 16 GB', 'Weight: 1.2 kg'] }),
  product('4', { price: 950, specification: ['Memory: 16 GB', 'Weight: 1.4 kg'] }),
];

async function ways(search: string) {
  const query = parseQuery(search);
  const hits = query.text === '' ? undefined : (await searchIndexOf(products)).search(query.text);
  return relaxQuery(products, query, hits).map(({ off, rest, count }) => [
    decodeURIComponent(formatQuery(off)),
    decodeURIComponent(formatQuery(rest)),
    count,
  ]);
}

it('A way out takes off one filter where that is enough, the one that brings back most first', async () => {
  expect(await ways('?f=Memory:16+GB&price=-150')).toEqual([
    ['?price=-150', '?f=Memory:16+GB', 3],
    ['?f=Memory:16+GB', '?price=-150', 1],
  ]);
  expect(await ways('?sort=name&category=Phones&r=Weight:1-+kg')).toEqual([
    ['?sort=name&r=Weight:1-+kg', '?category=Phones&sort=name', 2],
    ['?category=Phones&sort=name', '?sort=name&r=Weight:1-+kg', 2],
  ]);
});

it('A way out removes all values of an attribute, and several filters if one is not enough', async () => {
  expect(await ways('?f=Memory:4+GB&f=Memory:6+GB&price=-150')).toEqual([
    ['?f=Memory:4+GB&f=Memory:6+GB', '?price=-150', 1],
  ]);
  expect(await ways('?f=Memory:4+GB&r=Weight:9-+kg&price=-150')).toEqual([
    ['?f=Memory:4+GB&r=Weight:9-+kg', '?price=-150', 1],
  ]);
});

it('A way out removes the words that find nothing, or keeps those that find something', async () => {
  expect(await ways('?q=zzzzzz&category=Phones')).toEqual([['?q=zzzzzz', '?category=Phones', 2]]);
  expect(await ways('?q=gadget+8&price=900-')).toEqual([
    ['?q=gadget+8', '?price=900-', 2],
    ['?price=900-', '?q=gadget+8', 1],
  ]);
});

it('There is no way out but to take off all', async () => {
  expect(await ways('?q=zzzzzz')).toEqual([]);
  expect(await ways('?f=Memory:4+GB&price=-1')).toEqual([]);
});
