import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { oddProducts, product } from '../test/products';
import type { Synonym } from '../lib/shop';
import type { Product } from './product';
import { createSearchIndex, type SearchHits, type SearchIndex } from './search-index';

const indexOf = (products: readonly Product[], synonyms: readonly Synonym[] = []) =>
  createSearchIndex(products, () => undefined, synonyms);

const stock = [
  product('1', { product_title: 'Comet 17', category: 'Phones', description: 'Made for a pro.' }),
  product('2', {
    product_title: 'Comet 16 Pro',
    category: 'Phones',
    specification: ['Chip: Falcon 17 Pro', 'Memory: 8 GB'],
  }),
  product('3', { product_title: 'Star S26', category: 'Phones', specification: ['Gray, R9, Falcon8'] }),
  product('4', {
    product_title: 'Pencil',
    category: 'Things',
    description: 'The comet’s best friend. Fine phone pen.',
  }),
  product('5', { product_title: 'DeepPad', category: 'Laptops', specification: ['Memory: 64 GB'] }),
];
const meanings = [
  { words: ['phone', 'smartphone', 'cell phone'], find: ['Phones'] },
  { words: ['brush'], find: ['Pencil'] },
  { words: ['ram'], find: ['Memory'] },
];
const titlesOf = (hits: SearchHits | undefined, products: readonly Product[]) =>
  (hits?.ranked ?? []).map((place) => products[place]?.product_title);
let index: SearchIndex;

beforeAll(async () => {
  index = await indexOf(oddProducts);
});

function titles(text: string): string[] {
  return (index.search(text)?.ranked ?? []).map((place) => oddProducts[place]?.product_title ?? '');
}

describe('search', () => {
  it('ignores order, case, accents and one error in a word', () => {
    for (const [text, first] of [
      ['tamarind 16 pro', 'Tamarind 16 Pro'],
      ['pro 16 tamarind', 'Tamarind 16 Pro'],
      ['TAMARIND 16', 'Tamarind 16'],
      ['tamrind', 'Tamarind 15 Pro'],
      ['hedphones', 'Hush QX-900R7 Headphones'],
      ['thinkslaet', 'Harbor Thinkslate'],
      ['qx-900r7', 'Hush QX-900R7 Headphones'],
      ['note book air', 'NoteBook Air 13″'],
      ['clack keyboard', 'Clack Q1 Pro'],
      ['angstrom cafe', 'Café Été – l’Ångström 😀'],
    ] as const) {
      expect(titles(text)[0], text).toBe(first);
    }
  });

  it('searches specifications and descriptions, with or without a space before the unit', () => {
    expect(titles('falcon 256 GB')).toEqual(['Tamarind 16']);
    expect(titles('falcon 256gb')).toEqual(['Tamarind 16']);
    expect(titles('laptop')).toEqual(['Harbor Thinkslate']);
  });

  it('ranks a whole word before a prefix, and drops parts where whole words match', async () => {
    const products = ['Opening', 'Pencil', 'Pen'].map((title) => product(title, { product_title: title }));
    const { search } = await indexOf(products);
    const found = (text: string) => search(text)?.ranked.map((place) => products[place]?.product_title);
    expect(found('pen')).toEqual(['Pen', 'Pencil']);
    expect(found('enci')).toEqual(['Pencil']);
  });

  it('forgives an error in a word of four letters, and none in a shorter one', () => {
    expect(titles('clak')).toEqual(['Clack Q1 Pro']);
    for (const text of ['pne', 'dsy']) expect(titles(text), text).toEqual([]);
  });

  it('finds no word of a description by a typo in a short word', async () => {
    const { search } = await indexOf(stock);
    expect(titlesOf(search('fime'), stock)).toEqual([]);
    expect(titlesOf(search('freind'), stock)).toEqual(['Pencil']);
    expect(titlesOf(search('grai'), stock)).toEqual(['Star S26']);
  });

  it('finds no beginning of a longer word beside names by a typo in a short word', async () => {
    const { search } = await indexOf([product('a', { specification: ['Chip: Falcon Graphics'] })]);
    expect(search('grep')?.ranked).toEqual([]);
    expect(search('grephics')?.ranked).toEqual([0]);
  });

  it('requires every word to match, and without one says what it shows instead', () => {
    expect(index.search('tamarind 16')?.messageFor(2)).toBe('2 gadgets for “tamarind 16”');
    expect(index.search('tamarind 16')?.messageFor(0)).toBe('No gadgets for “tamarind 16”');
    expect(titles('zzzzzz thinkslate')).toEqual(['Harbor Thinkslate']);
    expect(index.search('zzzzzz  Thinkslate!')?.messageFor(1)).toBe(
      'Nothing for “zzzzzz  Thinkslate!”. Showing “Thinkslate”: 1 gadget',
    );
  });

  it('does not confuse numbers', () => {
    expect(titles('tamarind 1')).toHaveLength(3);
    // The second is found by its description.
    expect(titles('tamarind 15')).toEqual(['Tamarind 15 Pro', 'Tamarind 16']);
    expect(titles('tamarind 16')).toEqual(['Tamarind 16', 'Tamarind 16 Pro']);
  });

  it.each([
    [
      'an owner’s word means a category, and not who mentions it',
      'smartphone',
      ['Comet 17', 'Comet 16 Pro', 'Star S26'],
    ],
    ['or words of a title', 'brush', ['Pencil']],
    ['or of a specification, where none has them elsewhere', 'ram 8gb', ['Comet 16 Pro']],
    ['a synonym has typos too', 'smartfone', ['Comet 17', 'Comet 16 Pro', 'Star S26']],
    ['typed wrong', 'brusg', ['Pencil']],
    ['of two words as well', 'cell phones', ['Comet 17', 'Comet 16 Pro', 'Star S26']],
    ['letters and digits part', 'comet17', ['Comet 17']],
    ['and join', 'star s 26', ['Star S26']],
    ['in codes of specifications and longer words too', 'star r 9 8', ['Star S26']],
    ['a number belongs to the word before it', 'comet 17 pro', ['Comet 17', 'Comet 16 Pro']],
    ['a possessive is one word', 'comets', ['Comet 17', 'Comet 16 Pro', 'Pencil']],
    ['initials', 'dp', ['DeepPad']],
    ['words that only ask', 'how much is the new pencil', ['Pencil']],
    ['words of shopping', 'buy pencil online', ['Pencil']],
    ['a unit by its name', '8 gigabytes pro', ['Comet 16 Pro']],
    ['American spelling is found by British', 'grey star', ['Star S26']],
  ])('%s: %s', async (_rule, text, expected) => {
    const { search } = await indexOf(stock, meanings);
    const hits = search(text);
    expect(hits?.messageFor(0)).toBe(`No gadgets for “${text}”`);
    expect(titlesOf(hits, stock)).toEqual(expected);
  });

  it.each([
    ['what was typed as one stays together', 'star s16', 'star', ['Star S26']],
    ['a number alone is no part of a code', 'star 9', 'star', ['Star S26']],
    ['a digit begins numbers of names alone', 'deeppad 6', 'deeppad', ['DeepPad']],
    [
      'what is in titles is kept before what is told',
      'fine comet pro',
      'comet pro',
      ['Comet 16 Pro', 'Comet 17'],
    ],
    ['a name that is sold is no typo', 'comet 99', 'comet', ['Comet 17', 'Comet 16 Pro', 'Pencil']],
    ['a letter that is not the last one is no beginning', 'd pencil', 'pencil', ['Pencil']],
    ['two letters are no part of a word', 'nc pencil', 'pencil', ['Pencil']],
    ['what was typed as one is said as one', 's26z', 's26', ['Star S26']],
  ])('says what it shows instead: %s', async (_rule, text, shown, expected) => {
    const hits = (await indexOf(stock, meanings)).search(text);
    expect(hits?.messageFor(0)).toBe(`Nothing for “${text}”. Showing “${shown}”: No gadgets`);
    expect(titlesOf(hits, stock)).toEqual(expected);
  });

  it('corrects no word that it found, where another is missing', async () => {
    const { search } = await indexOf(stock, [{ words: ['e-friend'], find: ['Laptops'] }]);
    expect(titlesOf(search('zzzz friend'), stock)).toEqual(['Pencil']);
  });

  it('finds a synonym of two words written as one too, and neither word alone', async () => {
    const products = ['Powerbank 20', 'Power Drill', 'Bank'].map((title) =>
      product(title, { product_title: title }),
    );
    const { search } = await indexOf(products, [{ words: ['power bank'], find: ['Chargers'] }]);
    expect(titlesOf(search('power bank'), products)).toEqual(['Powerbank 20']);
  });

  it('finds a word itself if its synonym stands for nothing', async () => {
    const { search } = await indexOf(stock, [{ words: ['friend'], find: ['Nothing', 'phone pen'] }]);
    expect(titlesOf(search('friend'), stock)).toEqual(['Pencil']);
  });

  it('forgives no error where something is found without', async () => {
    const products = ['Red Pencil', 'Red Pencol'].map((title) => product(title, { product_title: title }));
    const { search } = await indexOf(products);
    expect(titlesOf(search('red pencil'), products)).toEqual(['Red Pencil']);
  });

  it('shows where a match is that the title does not show', () => {
    const phone = oddProducts.find(({ product_id }) => product_id === 't16');
    if (!phone) throw new Error('It is gone.');
    expect(index.search('falcon')?.snippetFor(phone)).toBe('Chip: Falcon 8');
    expect(index.search('tamarind')?.snippetFor(phone)).toBe('');
  });

  it('finds nothing without a word or a match', () => {
    expect(index.search(' -- ')).toBeUndefined();
    expect(titles('zzzzzz')).toEqual([]);
    expect(titles('zzzzzz 16')).toEqual([]);
    expect(index.search(' zzzzzz 16 ')?.messageFor(0)).toBe('No gadgets for “zzzzzz 16”');
  });

  it('finds words of languages without spaces, in any order', async () => {
    const names = [
      '小米手机 14 白色',
      '小米充电器',
      '防水カメラバッグ',
      'iPhone 16 ブラック',
      'iPhone 16 ケース',
    ];
    const products = names.map((title) => product(title, { product_title: title }));
    const { search } = await indexOf(products);
    for (const [text, found] of [
      ['白色手机', ['小米手机 14 白色']],
      ['小米充电器', ['小米充电器']],
      ['バッグ カメラ', ['防水カメラバッグ']],
      ['iPhone ブラック', ['iPhone 16 ブラック']],
    ] as const)
      expect(titlesOf(search(text), products), text).toEqual(found);
  });

  it('finds a number in the digits of another script', async () => {
    const products = ['گوشی ۱۶', 'iPhone 16', 'iPhone 17'].map((title) =>
      product(title, { product_title: title }),
    );
    const { search } = await indexOf(products);
    expect(titlesOf(search('iphone ١٦'), products)).toEqual(['iPhone 16']);
    expect(titlesOf(search('گوشی 16'), products)).toEqual(['گوشی ۱۶']);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ranked = index.search(text)?.ranked ?? [];
        expect(new Set(ranked).size).toBe(ranked.length);
      }),
    );
  });

  it('marks what was typed without changing the text', () => {
    const hits = index.search('note book');
    expect(hits?.mark('The NoteBook Air')).toEqual([
      { text: 'The ', marked: false },
      { text: 'NoteBook', marked: true },
      { text: ' Air', marked: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          hits
            ?.mark(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
