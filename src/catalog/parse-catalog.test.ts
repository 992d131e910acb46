import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodEntry as good } from '../test/products';
import { parseCatalog } from './load-catalog';

describe('parseCatalog', () => {
  it('keeps good entries in their order, and drops fields that it does not know', async () => {
    const { products, problems } = await parseCatalog([
      { ...good, stock: 3 },
      { ...good, product_id: 7 },
    ]);
    expect(products).toEqual([good, { ...good, product_id: '7' }]);
    expect(problems).toEqual([]);
  });

  it('reports an invalid entry with its index and all that is wrong with it', async () => {
    const { products, problems } = await parseCatalog([
      good,
      { ...good, product_id: 'b', price: '1', rating: 9 },
    ]);
    expect(products).toEqual([good]);
    expect(problems).toEqual(['entry 1: price is not a number; rating is not from 0 to 5']);
  });

  it('sells the first of several with the same id, as a number or a text', async () => {
    const { products, problems } = await parseCatalog([
      { ...good, product_id: 1, price: 5 },
      { ...good, product_id: '1', price: 6 },
      { ...good, product_id: 1, price: 7 },
    ]);
    expect(products).toEqual([{ ...good, product_id: '1', price: 5 }]);
    expect(problems).toEqual([
      'entry 1: product_id "1" is taken by an earlier entry',
      'entry 2: product_id "1" is taken by an earlier entry',
    ]);
  });

  it('accepts a picture of the shop, of another server by https, and a data URL', async () => {
    for (const product_image of [
      'images/a.png',
      ' https://elsewhere.example/a.png?width=640 ',
      'HTTPS://elsewhere.example/a.png',
      'data:image/png;base64,AA',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]) {
      const [product] = (await parseCatalog([{ ...good, product_image }])).products;
      expect(product?.product_image).toBe(product_image.trim());
    }
  });

  it('accepts no other picture, and no script', async () => {
    for (const product_image of [
      'javascript:alert(1)',
      'http://elsewhere.example/a.png',
      'https:elsewhere.example/a.png',
      'https://elsewhere.example/a.png"onerror="alert(1)',
      '//elsewhere.example/a.png',
      'blob:https://shop.example/0f1e',
      'data:text/html,<p>',
      'data:image',
      '\\\\elsewhere\\a.png',
      ' JaVaScRiPt:alert(1)',
    ]) {
      expect(
        (await parseCatalog([{ ...good, product_image }])).products[0]?.product_image,
        product_image,
      ).toBe('');
    }
  });

  it('never throws, and sells or reports every entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.jsonValue(), fc.anything(), fc.constant(good))),
        async (entries) => {
          const { products, problems } = await parseCatalog(entries);
          expect(products.length).toBeLessThanOrEqual(entries.length);
          expect(products.length + problems.length).toBeGreaterThanOrEqual(entries.length);
        },
      ),
    );
  });
});

/** Invalid values of each field, and the resulting message. */
const bad: Readonly<Record<string, readonly (readonly [value: unknown, message: string])[]>> = {
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
    ['x'.repeat(1_001), 'is too long'],
  ],
  price: [
    [undefined, 'is missing'],
    [null, 'is not a number'],
    ['10', 'is not a number'],
    ['$10', 'is not a number'],
    ...[-0.01, 0.00001, 99.99999, 100_000_001, 1e308].map(
      (value) => [value, 'is no price of at most four decimals'] as const,
    ),
    [[10], 'is not a number'],
  ],
  category: [
    [undefined, 'is missing'],
    [null, 'is not a text'],
    ['', 'is empty'],
    [0, 'is not a text'],
    [['Laptops'], 'is not a text'],
  ],
};

describe('An entry is left out, named once, and its neighbors are sold, where', () => {
  it('a field is invalid', async () => {
    for (const [field, values] of Object.entries(bad)) {
      for (const [value, message] of values) {
        const row = `${field}: ${JSON.stringify(value)}`;
        const neighbors = [good, { ...good, product_id: 'last' }];
        const { products, problems } = await parseCatalog([
          neighbors[0],
          { ...good, product_id: 'bad', [field]: value },
          neighbors[1],
        ]);
        expect(products, row).toEqual(neighbors);
        expect(problems, row).toEqual([`entry 1: ${field} ${message}`]);
      }
    }
  });

  it('is not an object', async () => {
    for (const entry of [null, 7, 'gadget', true, [], [good], () => good]) {
      const { products, problems } = await parseCatalog([good, entry]);
      expect(products, JSON.stringify(entry)).toEqual([good]);
      expect(problems, JSON.stringify(entry)).toHaveLength(1);
      expect(problems[0], JSON.stringify(entry)).toMatch(/^entry 1: /u);
    }
  });
});

it('A price is the number that it is, to four decimals, without binary noise', async () => {
  for (const [price, read] of [
    [10.456, 10.456],
    [0.0001, 0.0001],
    [0.129, 0.129],
    [1.299, 1.299],
    [19.990000000000002, 19.99],
    [-0, 0],
  ] as const)
    expect((await parseCatalog([{ ...good, price }])).products[0]?.price, String(price)).toBe(read);
});
