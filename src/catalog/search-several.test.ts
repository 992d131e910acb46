import { expect, it } from 'vitest';
import { oddProducts } from '../test/products';
import { createSearchIndex } from './search-index';

async function search(text: string) {
  const index = await createSearchIndex(oddProducts, () => undefined, [
    { words: ['phone'], find: ['Phones'] },
  ]);
  const hits = index.search(text);
  return {
    titles: hits?.ranked.map((place) => oddProducts[place]?.product_title),
    message: hits?.messageFor(2),
  };
}

it.each([
  ['thinkslate or clack', ['Harbor Thinkslate', 'Clack Q1 Pro']],
  ['tamarind vs. hush', ['Tamarind 15 Pro', 'Hush QX-900R7 Headphones', 'Tamarind 16', 'Tamarind 16 Pro']],
  ['cheapest phone oder clack', ['Clack Q1 Pro', 'Tamarind 15 Pro', 'Tamarind 16', 'Tamarind 16 Pro']],
  ['clack or hush under $300', ['Clack Q1 Pro']],
  ['hush, clack and thinkslate', ['Hush QX-900R7 Headphones', 'Clack Q1 Pro', 'Harbor Thinkslate']],
  ['tamarind 15 vs 16', ['Tamarind 15 Pro', 'Tamarind 16', 'Tamarind 16 Pro']],
  ['clakc & headphnes', ['Clack Q1 Pro', 'Hush QX-900R7 Headphones']],
])('finds each of several things: %s', async (text, titles) => {
  expect(await search(text)).toEqual({ titles, message: `2 gadgets for “${text}”` });
});

it.each([
  ['an attribute', 'fast or clack', 'clack'],
  ['a missing name', 'zzzzzz or clack', 'clack'],
  ['a number', '16 or clack', 'clack'],
])('searches for one thing where the other is %s: %s', async (_what, text, shown) => {
  expect((await search(text)).message).toBe(`Nothing for “${text}”. Showing “${shown}”: 2 gadgets`);
});

it('keeps to what has all of a search, if there is any', async () => {
  expect((await search('pro or tamarind')).titles).toEqual(['Tamarind 15 Pro', 'Tamarind 16 Pro']);
});

it('finds both sides of “vs”, though one product has all of a search', async () => {
  expect((await search('tamarind 16 vs pro')).titles).toEqual([
    'Tamarind 16',
    'Tamarind 15 Pro',
    'Tamarind 16 Pro',
  ]);
});

it.each([
  ['phone not pro', ['Tamarind 16']],
  ['tamarind -falcon', ['Tamarind 15 Pro']],
  ['phone not The pro', ['Tamarind 16']],
  ['tamarind not falcon 256', ['Tamarind 15 Pro', 'Tamarind 16 Pro']],
  ['tamarind without falcon or 512 gb', ['Tamarind 15 Pro']],
])('leaves out exclusions: %s', async (text, titles) => {
  expect(await search(text)).toEqual({ titles, message: `2 gadgets for “${text}”` });
});

it('says so where nothing has the excluded words, or only a description', async () => {
  expect((await search('phone not late')).message).toBe(
    'Nothing for “phone not late”. Showing “phone”: 2 gadgets',
  );
});
