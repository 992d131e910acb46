import { expect, it } from 'vitest';
import { product } from '../test/products';
import { withOffer } from './offer';
import type { Product } from './product';
import { createSearchIndex } from './search-index';

const phone = (product_title: string, price: number) =>
  product(product_title, { product_title, price, category: 'Phones' });
const reduced = (product_title: string, price: number, prior_price: number) =>
  withOffer(phone(product_title, price), { prior_price });

const sold = [phone('Comet', 300), reduced('Star', 450, 500), reduced('Moon', 200, 400)];

async function answersTo(text: string, products: readonly Product[] = sold) {
  const { search } = await createSearchIndex(products, () => undefined);
  const hits = search(text);
  const titles = hits?.ranked.map((index) => products[index]?.product_title);
  return { titles, message: hits?.messageFor(titles?.length ?? 0) };
}

it.each([
  ['sale', ['Moon', 'Star']],
  ['phone deals', ['Moon', 'Star']],
  ['phones on sale under $300', ['Moon']],
  ['Phones im Angebot', ['Moon', 'Star']],
  ['star sale', ['Star']],
  ['cheap phone deals', ['Moon', 'Comet', 'Star']],
])('finds what is reduced, the most first: %s', async (text, titles) => {
  const [gadgets, all] = [titles.length === 1 ? 'gadget' : 'gadgets', titles.length];
  expect(await answersTo(text)).toEqual({ titles, message: `${all} ${gadgets} for “${text}”` });
});

it('says so where nothing is reduced', async () => {
  const regular = sold.slice(0, 1);
  expect(await answersTo('sale', regular)).toEqual({ titles: [], message: 'No gadgets for “sale”' });
  expect(await answersTo('phone sale', regular)).toEqual({
    titles: ['Comet'],
    message: 'Nothing for “phone sale”. Showing “phone”: 1 gadget',
  });
});

it('takes “sale” of a title for a name', async () => {
  const book = product('book', { product_title: 'Sale, the Board Game' });
  expect((await answersTo('sale', [...sold, book])).titles).toEqual(['Sale, the Board Game']);
});

it.each(['gadgets', 'a gift', 'gifts for dad', 'Geschenke', 'best gadgets', 'gadgets under $1,000'])(
  'finds everything where nothing else is asked for: %s',
  async (text) => {
    const { titles, message } = await answersTo(text);
    expect(titles).toHaveLength(sold.length);
    expect(message).toBe(`3 gadgets for “${text}”`);
  },
);
