import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue';

const good = {
  product_id: 'good',
  product_title: 'A gadget',
  product_image: 'images/a.svg',
  price: 10,
  category: 'Laptops',
  description: 'It is what it is.',
  specification: ['Weight: 1 kg'],
  rating: 4.5,
};

/** Of each field, values that are none, and what is then said of it. */
const bad: Readonly<Record<keyof typeof good, readonly (readonly [value: unknown, words: string])[]>> = {
  product_id: [
    [undefined, 'is missing'],
    [null, 'is neither a text nor a whole number'],
    ['', 'is empty'],
    ['   ', 'is empty'],
    [1.5, 'is neither a text nor a whole number'],
    [Number.MAX_SAFE_INTEGER + 1, 'is neither a text nor a whole number'],
    [true, 'is neither a text nor a whole number'],
    [['a'], 'is neither a text nor a whole number'],
    [{ toString: 'a' }, 'is neither a text nor a whole number'],
  ],
  product_title: [
    [undefined, 'is missing'],
    [null, 'is not a text'],
    ['', 'is empty'],
    ['\u00a0\n', 'is empty'],
    [7, 'is not a text'],
    [['A', 'B'], 'is not a text'],
  ],
  product_image: [
    [undefined, 'is missing'],
    [null, 'is not a text'],
    [{ src: 'a.svg' }, 'is not a text'],
  ],
  price: [
    [undefined, 'is missing'],
    [null, 'is not a number'],
    ['10', 'is not a number'],
    ['$10', 'is not a number'],
    [-0.01, 'is not an amount in whole cents'],
    [0.001, 'is not an amount in whole cents'],
    [99.999, 'is not an amount in whole cents'],
    [100_000_001, 'is not an amount in whole cents'],
    [1e308, 'is not an amount in whole cents'],
    [[10], 'is not a number'],
  ],
  category: [
    [undefined, 'is missing'],
    [null, 'is not a text'],
    ['', 'is empty'],
    [0, 'is not a text'],
    [['Laptops'], 'is not a text'],
  ],
  description: [
    [undefined, 'is missing'],
    [null, 'is not a text'],
    [12, 'is not a text'],
  ],
  specification: [
    [undefined, 'is missing'],
    [null, 'is not a list of texts'],
    ['Weight: 1 kg', 'is not a list of texts'],
    [{ 0: 'Weight: 1 kg' }, 'is not a list of texts'],
  ],
  rating: [
    [undefined, 'is missing'],
    [null, 'is not a number'],
    ['4.5', 'is not a number'],
    [-0.1, 'is below 0'],
    [5.01, 'is above 5'],
    [[4], 'is not a number'],
  ],
};

describe('An entry is left out, named once, and its neighbours are sold, where', () => {
  it('a field of it is bad', async () => {
    for (const [field, values] of Object.entries(bad)) {
      for (const [value, words] of values) {
        const row = `${field}: ${JSON.stringify(value)}`;
        const neighbours = [good, { ...good, product_id: 'last' }];
        const { products, problems } = await parseCatalogue([
          neighbours[0],
          { ...good, product_id: 'bad', [field]: value },
          neighbours[1],
        ]);
        expect(products, row).toEqual(neighbours);
        expect(problems, row).toEqual([`entry 1: ${field} ${words}`]);
      }
    }
  });

  it('no object stands in its place', async () => {
    for (const entry of [null, 7, 'gadget', true, [], [good], () => good]) {
      const { products, problems } = await parseCatalogue([good, entry]);
      expect(products, JSON.stringify(entry)).toEqual([good]);
      expect(problems, JSON.stringify(entry)).toHaveLength(1);
      expect(problems[0], JSON.stringify(entry)).toMatch(/^entry 1: /u);
    }
  });

  it('a line of its specification is no text', async () => {
    for (const line of [5, null, ['a', 5], [['a']]]) {
      const { products, problems } = await parseCatalogue([{ ...good, specification: [line, 'fine'] }]);
      expect(products, JSON.stringify(line)).toEqual([]);
      expect(problems[0], JSON.stringify(line)).toContain('entry 0: specification.0 is not a text');
    }
  });
});

it('An entry is sold without what is bad of its extras', async () => {
  for (const extras of [
    ...[5, null, ['a'], {}].map((image_alt) => ({ image_alt })),
    ...['320', [0.5], [null], { 0: 320 }].map((image_widths) => ({ image_widths })),
  ]) {
    const [product] = (await parseCatalogue([{ ...good, ...extras }])).products;
    expect(product, JSON.stringify(extras)).toMatchObject(good);
    expect(product?.image_alt, JSON.stringify(extras)).toBeUndefined();
    expect(product?.image_widths, JSON.stringify(extras)).toBeUndefined();
  }
});
