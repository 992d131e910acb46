import { describe, expect, it } from 'vitest';
import { product } from '../../src/test/products';
import { checkSynonyms, findNothing } from './check-synonyms';

const source = `import type { Synonym } from '../src/lib/shop';

/** For example, { words: ['sofa'], find: ['Couches'] } */
export const synonyms: readonly Synonym[] = [
  { words: ['phone', 'cell phone'], find: ['Phones'] },
  {
    words: ['pen'],
    find: ['Pencil', 'Stylus'],
  },
];
`;
const phone = { words: ['phone', 'cell phone'], find: ['Phones'] };
const pen = { words: ['pen'], find: ['Pencil', 'Stylus'] };

describe('checkSynonyms', () => {
  it('takes good entries, and none at all, as they are', () => {
    expect(checkSynonyms([phone, pen], source)).toEqual({ synonyms: [phone, pen], faults: [] });
    expect(checkSynonyms([], source)).toEqual({ synonyms: [], faults: [] });
  });

  it.each([
    [[phone, { ...pen, words: [] }], '6 entry 2, words: [] is empty: give one word at least.'],
    [[phone, { ...pen, find: [] }], '6 entry 2, find: [] is empty: give one word at least.'],
    [[{ ...phone, find: 'Phones' }], '5 entry 1, find: "Phones" is not a list.'],
    [[{ ...phone, words: ['phone', 7] }], '5 entry 1, words: 7 is not a text.'],
    [[{ ...phone, words: ['--'] }], '5 entry 1, words: "--" has neither a letter nor a digit.'],
    [
      [{ ...phone, words: ['a thing to call with'] }],
      '5 entry 1, words: "a thing to call with" has more than 3 words: it would never be found.',
    ],
    [[phone, { words: ['pen'] }], '6 entry 2, find is missing.'],
    [[{ ...phone, finds: ['Phones'] }], '5 entry 1, finds is unknown: there are words and find.'],
    [['phone'], `5 entry 1: "phone" is not an entry, such as { words: ['sofa'], find: ['Couches'] }.`],
    [phone, '5 synonyms: {"words":["phone","cell phone"],"find":["Phones"]} is not a list.'],
    [undefined, '5 synonyms: nothing is not a list.'],
  ])('names the line and the fault of %j', (input, said) => {
    const { faults } = checkSynonyms(input, source);
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([said]);
  });
});

it('tells what is meant by a word and is in no product, so that nobody finds it', async () => {
  const products = [product('1', { category: 'Phones' }), product('2', { product_title: 'Pencil Pro' })];
  expect(await findNothing([phone, pen], products, source)).toEqual([
    {
      line: 6,
      message: '"Stylus" is in no title, category or specification, so "pen" does not find it.',
    },
  ]);
});
