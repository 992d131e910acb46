import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodEntry as good } from '../test/products';
import { repairEntry } from './repair-entry';

describe('An entry is sold without what is wrong in it, which is said once,', () => {
  it.each([
    [{ rating: 6 }, {}, 'rating is not from 0 to 5, and is ignored'],
    [{ rating: -0.1 }, {}, 'rating is not from 0 to 5, and is ignored'],
    [{ rating: 'five' }, {}, 'rating is not a number, and is ignored'],
    [{ rating: null }, {}, 'rating is not a number, and is ignored'],
    [{ description: 12 }, { description: '' }, 'description is not a text, and is ignored'],
    [{ description: undefined }, { description: '' }, 'description is missing'],
    [
      { specification: 'Weight: 1 kg' },
      { specification: [] },
      'specification is not a list of texts, and is ignored',
    ],
    [{ specification: undefined }, { specification: [] }, 'specification is missing'],
    [
      { specification: [5, 'fine', null, ['a'], 'good'] },
      { specification: ['fine', 'good'] },
      'specification.0 is not a text, and is ignored; specification.2 is not a text, and is ignored; specification.3 is not a text, and is ignored',
    ],
    [{ description: 'x'.repeat(20_001) }, { description: '' }, 'description is too long, and is ignored'],
    [
      { specification: ['x'.repeat(20_001), 'fine'] },
      { specification: ['fine'] },
      'specification.0 is too long, and is ignored',
    ],
    [{ product_image: undefined }, { product_image: '' }, 'product_image is missing'],
    [
      { product_image: { src: 'a.svg' } },
      { product_image: '' },
      'product_image is not a text, and is ignored',
    ],
    [
      { product_image: 'javascript:alert(1)' },
      { product_image: '' },
      'product_image is no address that a page can show, and is ignored',
    ],
    [{ image_alt: 5 }, {}, 'image_alt is not a text, and is ignored'],
    [{ image_widths: '320' }, {}, 'image_widths is not a list of numbers, and is ignored'],
    [
      { image_widths: [320, 0.5, 0, '640'] },
      { image_widths: [320] },
      'image_widths.1 is not a whole number, and is ignored; image_widths.2 is not a whole number, and is ignored; image_widths.3 is not a number, and is ignored',
    ],
    [{ gallery: 'back.webp' }, {}, 'gallery is not a list of pictures, and is ignored'],
    [
      { gallery: ['x.jpg', { image: 'back.webp', image_alt: 3 }, { image: '' }, {}] },
      { gallery: [{ image: 'back.webp' }] },
      'gallery.0 is not a picture, and is ignored; gallery.1.image_alt is not a text, and is ignored; gallery.2.image is not a picture, and is ignored; gallery.3.image is missing',
    ],
    [
      { rating: 'five', description: null },
      { description: '' },
      'description is not a text, and is ignored; rating is not a number, and is ignored',
    ],
  ])('as %#', (extras, kept, message) => {
    const bare = Object.entries(good).filter(([field]) => !(field in extras));
    const { product, faults } = repairEntry({ ...good, ...extras });
    expect(product).toEqual({ ...Object.fromEntries(bare), ...kept });
    expect(faults).toBe(message);
  });

  it('and at the limits nothing is', () => {
    for (const extras of [
      { rating: 0 },
      { rating: 5, product_title: 'x'.repeat(1_000) },
      { description: 'x'.repeat(20_000), specification: ['x'.repeat(20_000)] },
    ])
      expect(repairEntry({ ...good, ...extras })).toMatchObject({
        product: { ...good, ...extras },
        faults: '',
      });
  });

  it('whatever is in all of its other fields', () => {
    const { product_id, product_title, price, category } = good;
    const essential = { product_id, product_title, price, category };
    const other = [
      'product_image',
      'description',
      'specification',
      'rating',
      'image_alt',
      'image_widths',
      'gallery',
    ];
    const anything = fc.record(
      Object.fromEntries([...other, 'model'].map((field) => [field, fc.jsonValue()])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(anything, (rest) => {
        expect(repairEntry({ ...rest, ...essential }).product).toMatchObject(essential);
      }),
    );
  });

  it('at once in tens of thousands of lines', () => {
    const specification = Array.from({ length: 40_000 }, (_, index) => (index % 2 === 0 ? 'good' : index));
    expect(repairEntry({ ...good, specification }).product?.specification).toHaveLength(20_000);
  });
});

it.each([
  [null, 'is not an object'],
  ['a gadget', 'is not an object'],
  [{ ...good, product_id: ' ' }, 'product_id is empty'],
  [{ ...good, product_title: undefined, rating: 9 }, 'product_title is missing; rating is not from 0 to 5'],
  [{ ...good, category: 7 }, 'category is not a text'],
  [{ ...good, price: 'free' }, 'price is not a number'],
])('An entry that cannot be sold is left out (case %#)', (entry, message) => {
  expect(repairEntry(entry)).toMatchObject({ product: undefined, faults: message });
});

it('An entry whose id is taken is left out, whatever else is wrong in it', () => {
  const taken = new Map([[good.product_id, {}]]);
  for (const entry of [good, { ...good, rating: 9 }]) {
    expect(repairEntry(entry, taken)).toMatchObject({
      product: undefined,
      faults: `product_id "${good.product_id}" is taken by an earlier entry`,
    });
  }
});
