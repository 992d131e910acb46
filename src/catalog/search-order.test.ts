import { expect, it } from 'vitest';
import { product } from '../test/products';
import type { Product } from './product';
import { createSearchIndex } from './search-index';

const named = (product_title: string, category: string, facts: Partial<Product> = {}) =>
  product(product_title, { product_title, category, ...facts });

async function titlesFor(products: readonly Product[], text: string): Promise<string[]> {
  const { search } = await createSearchIndex(products, () => undefined);
  return (search(text)?.ranked ?? []).map((index) => products[index]?.product_title ?? '');
}

const german = [
  named('Dimmer Delta', 'Zubehör', { description: 'Für alle Lampen im Haus.' }),
  named('Handballenauflage', 'Zubehör', { description: 'Passt vor die meisten Tastaturen.' }),
  named('Lampe Alpha', 'Licht'),
  named('Tastatur Echo', 'Zubehör'),
  named('Кабель А', 'Кабели'),
];

it('finds a title in another form before a description with the very word', async () => {
  for (const [text, first] of [
    ['lampen', 'Lampe Alpha'],
    ['Tastaturen', 'Tastatur Echo'],
    ['кабелі', 'Кабель А'],
  ] as const)
    expect((await titlesFor(german, text))[0], text).toBe(first);
});

const things = [
  named('Remote Control for LG TV', 'Accessories'),
  named('Keyboard Extension Cable', 'Cables'),
  named('Black Mouse Pad', 'Mouse Pads'),
  named('USB-C Cable compatible with Samsung 5G', 'Cables'),
  named('LG C4 OLED TV', 'TVs'),
  named('Corsair K70', 'Keyboards'),
  named('Logitech G Pro Mouse, Black', 'Pointing Devices'),
  named('Samsung Galaxy A55 5G', 'Phones'),
];

it('finds a thing before its accessories', async () => {
  for (const [text, first] of [
    ['lg tv', 'LG C4 OLED TV'],
    ['keyboard', 'Corsair K70'],
    ['black mouse', 'Logitech G Pro Mouse, Black'],
    ['samsung 5g', 'Samsung Galaxy A55 5G'],
  ] as const)
    expect((await titlesFor(things, text))[0], text).toBe(first);
});

it('finds an accessory by the words that it alone has', async () => {
  expect((await titlesFor(things, 'lg remote'))[0]).toBe('Remote Control for LG TV');
  expect((await titlesFor(things, 'mouse pad'))[0]).toBe('Black Mouse Pad');
});

it('does not take the beginning of a label for a word', async () => {
  const sold = [
    named('Pixel Nine', 'Phones', { specification: ['Processor: Tensor', 'Memory: 8 GB'] }),
    named('Comet Pro', 'Phones', { specification: ['Processor: R17'] }),
  ];
  expect(await titlesFor(sold, 'pro')).toEqual(['Comet Pro']);
  expect(await titlesFor(sold, 'memory 8 gb')).toEqual(['Pixel Nine']);
});

it('keeps no linking word where nothing has all words', async () => {
  const sold = [
    named('Book 14', 'Laptops'),
    named('Force One', 'Laptops'),
    named('Manual for Book', 'Paper'),
  ];
  const { search } = await createSearchIndex(sold, () => undefined);
  const hits = search('laptop for video editing');
  expect(hits?.messageFor(2)).toBe('Nothing for “laptop for video editing”. Showing “laptop”: 2 gadgets');
  expect(hits?.ranked).toEqual([0, 1]);
});
