import { expect, it } from 'vitest';
import { product } from '../test/products';
import type { Synonym } from '../lib/shop';
import type { Product } from './product';
import { createSearchIndex } from './search-index';

const named = (product_title: string, category: string, facts: Partial<Product> = {}) =>
  product(product_title, { product_title, category, ...facts });

const hitsFor = async (products: readonly Product[], text: string, synonyms: readonly Synonym[] = []) => {
  const { search } = await createSearchIndex(products, () => undefined, synonyms);
  const hits = search(text);
  return { titles: (hits?.ranked ?? []).map((index) => products[index]?.product_title), hits };
};

const titlesFor = async (products: readonly Product[], text: string) =>
  (await hitsFor(products, text)).titles;

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
  const { hits, titles } = await hitsFor(sold, 'laptop for video editing');
  expect(hits?.messageFor(2)).toBe('Nothing for “laptop for video editing”. Showing “laptop”: 2 gadgets');
  expect(titles).toEqual(['Book 14', 'Force One']);
});

const priced = [
  named('Case for Star', 'Cases', { price: 5, rating: 5, description: 'For a phone.' }),
  named('Star', 'Phones', { price: 900, rating: 4 }),
  named('Comet', 'Phones', { price: 300, rating: 3 }),
  named('Planet', 'Phones', { price: 600, rating: 5 }),
];

it.each([
  ['cheapest phone', ['Comet', 'Planet', 'Star', 'Case for Star']],
  ['most expensive phone', ['Star', 'Planet', 'Comet', 'Case for Star']],
  ['best phone', ['Planet', 'Star', 'Comet', 'Case for Star']],
  ['phone under $700', ['Comet', 'Planet', 'Case for Star']],
  ['best phone under 700', ['Planet', 'Comet', 'Case for Star']],
  ['phone up to 600', ['Comet', 'Planet', 'Case for Star']],
  ['under $10', ['Case for Star']],
  ['cheapest', ['Case for Star', 'Comet', 'Planet', 'Star']],
  ['under $1', []],
])('sells in the order and at the price wished for: %s', async (text, titles) => {
  expect(await titlesFor(priced, text)).toEqual(titles);
});

it('shows the cheapest first, and says so, where nothing costs as little as wished for', async () => {
  const { hits, titles } = await hitsFor(priced, 'phone under 100 dollars', [
    { words: ['phone'], find: ['Phones'] },
  ]);
  expect(titles).toEqual(['Comet', 'Planet', 'Star']);
  expect(hits?.messageFor(3)).toBe('Nothing for “phone under 100 dollars”. Showing “phone”: 3 gadgets');
});

it('takes what a synonym means for better than a title, and than a mention', async () => {
  const sold = [
    named('PowerCore', 'Chargers'),
    named('Book', 'Laptops', { description: 'Has headphones. For travel.' }),
    named('Ear One', 'Headphones'),
  ];
  const meaning = [
    { words: ['pc'], find: ['Laptops'] },
    { words: ['headphone'], find: ['Headphones'] },
  ];
  expect((await hitsFor(sold, 'pc', meaning)).titles[0]).toBe('Book');
  expect((await hitsFor(sold, 'headphones for travel', meaning)).titles).toEqual(['Ear One']);
});

it('finds a thing by its mention of another', async () => {
  const sold = [
    named('Book', 'Laptops'),
    named('Plug', 'Chargers', { description: 'For any laptop.' }),
    named('Plug Mini', 'Chargers'),
  ];
  const meaning = [{ words: ['laptop'], find: ['Laptops'] }];
  expect((await hitsFor(sold, 'laptop charger', meaning)).titles).toEqual(['Plug']);
});

it('searches for a word of a title, though it is a wish elsewhere', async () => {
  const sold = [named('Notes', 'Paper', { price: 1 }), named('Budget Planner', 'Paper', { price: 9 })];
  expect(await titlesFor(sold, 'budget')).toEqual(['Budget Planner']);
});

const synonyms = [
  { words: ['cell phone'], find: ['Phones'] },
  { words: ['ear buds'], find: ['AirPods'] },
  { words: ['fast charging'], find: ['Quick Charge'] },
  { words: ['clamshell'], find: ['Flip'] },
];

const meant = [
  named('Comet', 'Phones'),
  named('AirPods Pro', 'Audio'),
  named('Stand for AirPods', 'Desk'),
  named('Plug One', 'Power', { specification: ['Charging: Quick Charge 4'] }),
  named('Plug Two', 'Power', { specification: ['Charging: Charge Quick'] }),
  named('Plug Three', 'Power', { specification: ['Quick: yes', 'Charge: 1'] }),
  named('Fold Flip', 'Tablets', { description: 'A clamshell.' }),
  named('Old Clamshell', 'Tablets', { description: 'It does not flip.' }),
];

it.each([
  ['cell phone', ['Comet']],
  ['cellphone', ['Comet']],
  ['ear buds', ['AirPods Pro']],
  ['fast charging', ['Plug One']],
  ['clamshell', ['Old Clamshell', 'Fold Flip']],
])('finds by a synonym: %s', async (text, titles) => {
  expect((await hitsFor(meant, text, synonyms)).titles).toEqual(titles);
});

it('finds a synonym in a category before a title, and a title before a specification', async () => {
  const sold = [
    named('Lamp Guide', 'Books', { specification: ['Topic: Lamp'] }),
    named('Dimmer', 'Parts', { specification: ['For: Lamp'] }),
  ];
  const found = [{ words: ['luminaire'], find: ['Lamp'] }];
  expect((await hitsFor(sold, 'luminaire', found)).titles).toEqual(['Lamp Guide']);
  expect((await hitsFor(sold.slice(1), 'luminaire', found)).titles).toEqual(['Dimmer']);
  const shelf = [...sold, named('Glow', 'Lamp')];
  expect((await hitsFor(shelf, 'luminaire', found)).titles).toEqual(['Glow']);
});

it.each([
  ['red 128', [named('Red Comet', 'Phones'), named('Blue 128', 'Phones')], 'red'],
  ['s26 case', [named('Case 26', 'Cases'), named('Star S26', 'Phones')], 's26'],
  [
    'star watch 46mm',
    [named('Star Watch', 'Watches'), named('Nova Watch', 'Watches', { specification: ['Case: 46 mm'] })],
    'star watch',
  ],
  ['comet 450 g4', [named('Comet 450', 'Laptops'), named('Nova 250 G4', 'Laptops')], 'comet 450'],
  ['comet tripod', [named('Comet', 'Phones'), named('A Tripod', 'Desk'), named('B Tripod', 'Desk')], 'comet'],
  ['comet stand', [named('Comet', 'Phones'), named('Desk', 'Desk', { description: 'A stand.' })], 'comet'],
] as const)('keeps the part of %s that says most', async (text, sold, kept) => {
  const { hits } = await hitsFor(sold, text);
  expect(hits?.messageFor(1)).toBe(`Nothing for “${text}”. Showing “${kept}”: 1 gadget`);
});

it('misses no word that says nothing alone', async () => {
  const { hits } = await hitsFor(
    [named('Red Lamp', 'Lamps'), named('Desk', 'Desks')],
    'show me a lamp for the desk',
  );
  expect(hits?.messageFor(1)).toBe('Nothing for “show me a lamp for the desk”. Showing “lamp”: 1 gadget');
  const whole = await hitsFor([named('Red Lamp', 'Lamps')], 'show me a red lamp');
  expect(whole.hits?.messageFor(1)).toBe('1 gadget for “show me a red lamp”');
});

it('shows nothing instead for a mere letter or number', async () => {
  const sold = [named('Comet E', 'Phones'), named('Comet 17', 'Phones')];
  for (const text of ['e-ink', 'ink 17']) expect((await hitsFor(sold, text)).titles).toEqual([]);
  expect((await hitsFor(sold, 'comet ink')).titles).toEqual(['Comet E', 'Comet 17']);
});

it('does not look for a word that says nothing alone, unless a title has it', async () => {
  const sold = [
    named('Red Lamp', 'Lamps', { description: 'Comes with a shade.' }),
    named('Blue Lamp', 'Lamps', { description: 'It has a shade.' }),
  ];
  expect((await hitsFor(sold, 'lamp with shade')).titles).toEqual(['Red Lamp', 'Blue Lamp']);
  expect((await hitsFor([...sold, named('Good Lamp', 'Lamps')], 'good lamp')).titles).toEqual(['Good Lamp']);
  expect((await hitsFor([...sold, named('The End', 'Books')], 'the lamp')).titles).toHaveLength(2);
  expect((await hitsFor(sold, 'with')).titles).toEqual(['Red Lamp']);
  const books = [named('The End', 'Books'), named('Salt and Pepper', 'Books')];
  expect((await hitsFor(books, 'the and')).titles).toHaveLength(1);
});

it('begins with the dearest where nothing costs as much', async () => {
  const sold = [named('Comet', 'Phones', { price: 5 }), named('Nova', 'Phones', { price: 7 })];
  expect((await hitsFor(sold, 'phone over 900')).titles).toEqual(['Nova', 'Comet']);
});

it('finds a first sentence before a later one, and neighbors before words apart', async () => {
  const described = [
    named('One', 'Desk', { description: 'For a desk. It has a tripod mount.' }),
    named('Two', 'Desk', { description: 'A tripod mount. For a desk!' }),
    named('Three', 'Desk', { description: 'With a mount' }),
  ];
  expect((await hitsFor(described, 'tripod')).titles).toEqual(['Two', 'One']);
  expect((await hitsFor(described, 'mount')).titles).toEqual(['Two', 'Three', 'One']);
  const sold = [named('Pro Comet Max', 'Phones'), named('Comet Pro Max', 'Phones')];
  expect((await hitsFor(sold, 'comet pro')).titles).toEqual(['Comet Pro Max', 'Pro Comet Max']);
});

it('looks at twelve words of a search', async () => {
  const sold = [named('a1 b1 c1 d1 e1 f1', 'Phones')];
  expect((await hitsFor(sold, 'a1 b1 c1 d1 e1 f1 zzz')).hits?.messageFor(1)).toBe(
    '1 gadget for “a1 b1 c1 d1 e1 f1 zzz”',
  );
});
