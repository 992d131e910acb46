import { expect, it } from 'vitest';
import { product } from '../../test/products';
import { createSearchIndex } from '../search-index';

const laptop = (product_title: string, price: number, ...specification: string[]) =>
  product(product_title, { product_title, price, category: 'Laptops', specification });

const sold = [
  laptop(
    'Air',
    900,
    'Weight: 1.24 kg',
    'Memory: 8 GB',
    'Storage: 512 GB',
    'Battery: 50 Wh',
    'Battery life: 9 h',
  ),
  laptop('Feather', 800, 'Weight: 980 g', 'Memory: 16 GB', 'Storage: 256 GB', 'Battery life: 600 min'),
  laptop('Tower', 700, 'Weight: 2.1 kg (4.6 lb)', 'Memory: 32 GB', 'Storage: 512 GB', 'Display: 15.6-inch'),
  product('Bag', { product_title: 'Bag', category: 'Bags', specification: ['Weight: 0.3 kg'] }),
  product('Sticker', { product_title: 'Sticker', category: 'Bags' }),
];

async function hitsFor(text: string) {
  const { search } = await createSearchIndex(sold, () => undefined, [{ words: ['ram'], find: ['Memory'] }]);
  return search(text);
}

async function answersTo(text: string) {
  const hits = await hitsFor(text);
  const titles = hits?.ranked.map((index) => sold[index]?.product_title);
  return { titles, message: hits?.messageFor(titles?.length ?? 0) };
}

it.each([
  ['laptop under 1.5 kg', ['Air', 'Feather']],
  ['laptop lighter than 3 lbs', ['Air', 'Feather']],
  ['laptops with 2 kg or more', ['Tower']],
  ['cheapest laptop under 1500 g', ['Feather', 'Air']],
  ['laptop under 1.5 kg under $850', ['Feather']],
  ['under 1 kg', ['Feather', 'Bag']],
  ['laptop with at least 16 gb memory', ['Feather', 'Tower']],
  ['laptop with at least 16 gb ram', ['Feather', 'Tower']],
  ['laptop minimum 16 gb ram', ['Feather', 'Tower']],
  ['32gb ram laptop', ['Tower']],
  ['512 gb storage', ['Air', 'Tower']],
  ['laptop from 900 to 1300 g', ['Air', 'Feather']],
  ['something over $750', ['Air', 'Feather']],
  ['a gift under 1 kg', ['Feather', 'Bag']],
])('finds what is within a limit: %s', async (text, titles) => {
  const found = await answersTo(text);
  expect(found.titles).toEqual(titles);
  expect(found.message).toMatch(/^\d gadgets? for “/u);
});

it.each([
  ['lightest laptop', ['Feather', 'Air', 'Tower']],
  ['lightest', ['Bag', 'Feather', 'Air', 'Tower', 'Sticker']],
  ['the lightest thing of all', ['Bag', 'Feather', 'Air', 'Tower', 'Sticker']],
  ['heaviest laptop under $850', ['Tower', 'Feather']],
  ['laptop with the most storage', ['Air', 'Tower', 'Feather']],
  ['laptop, smallest ram', ['Air', 'Feather', 'Tower']],
  ['smallest laptop', ['Tower', 'Air', 'Feather']],
  ['biggest laptop storage', ['Air', 'Tower', 'Feather']],
  ['laptop longest battery life', ['Feather', 'Air']],
  ['lightest laptop over 1 kg', ['Air', 'Tower']],
])('puts the least or the most first: %s', async (text, titles) => {
  expect(await answersTo(text)).toEqual({
    titles,
    message: `${titles.length} gadgets for “${text}”`,
  });
});

it.each(['laptop under 0.5 kg', 'laptop over 20 hours', 'longest laptop'])(
  'shows all, and says so, where nothing is within a limit or measured: %s',
  async (text) => {
    expect(await answersTo(text)).toEqual({
      titles: ['Air', 'Feather', 'Tower'],
      message: `Nothing for “${text}”. Showing “laptop”: 3 gadgets`,
    });
  },
);

it('finds the very amount where several attributes are measured so', async () => {
  expect((await answersTo('laptop with at least 16 gb')).titles).toEqual(['Feather']);
});

it('finds a screen by its whole inches, and no other decimal number by its beginning', async () => {
  for (const text of ['laptop 15 inch', '15″ laptop'])
    expect(await answersTo(text)).toEqual({ titles: ['Tower'], message: `1 gadget for “${text}”` });
  expect((await answersTo('laptop 15 new')).message).toMatch(/^Nothing/u);
});

it.each([
  ['laptop under 3 kg', 'Weight: 2.1 kg (4.6 lb)'],
  ['laptop 32 gb ram', 'Memory: 32 GB'],
  ['laptop over 3 kg 15 inch', 'Display: 15.6-inch'],
  ['lightest laptop', 'Weight: 2.1 kg (4.6 lb)'],
])('shows the line that keeps the limit, if there is one: %s', async (text, line) => {
  const hits = await hitsFor(text);
  const tower = sold.find(({ product_title }) => product_title === 'Tower');
  expect(tower && hits?.snippetFor(tower)).toBe(line);
});

it('keeps the limit, and says so, where nothing has the price', async () => {
  expect(await answersTo('laptop with at least 16 gb ram under $500')).toEqual({
    titles: ['Tower', 'Feather'],
    message:
      'Nothing for “laptop with at least 16 gb ram under $500”. Showing “laptop with at least 16 gb ram”: 2 gadgets',
  });
  expect((await answersTo('laptop over 3 kg under $750')).titles).toEqual(['Tower']);
});
