import { describe, expect, it } from 'vitest';
import { metafieldOf, metafieldValues, ratingIn } from './metafields';
import { importInto } from './test-shop';

const valuesOf = (cell: string, namespace = 'custom') =>
  metafieldValues(cell, { name: 'Any', namespace, key: 'any' });

const text = (value: string) => ({ type: 'text', value });

describe('A metafield', () => {
  it('has a name, or that of its key', () => {
    expect(metafieldOf('Screen (inner) (product.metafields.custom.screen)')).toEqual({
      name: 'Screen (inner)',
      namespace: 'custom',
      key: 'screen',
    });
    expect(metafieldOf('(product.metafields.custom.screen_size)')?.name).toBe('Screen size');
    expect(metafieldOf('Variant SKU')).toBeUndefined();
  });

  it('gives its plain text if it is rich text', () => {
    const children = [
      { type: 'heading', children: [text('Care')] },
      {
        type: 'paragraph',
        children: [
          text('Wipe '),
          { type: 'link', url: 'https://a.example', children: [text('dry')] },
          text('.'),
        ],
      },
      { type: 'list', children: [{ type: 'list-item', children: [text('Never wet')] }] },
    ];
    const [value] = valuesOf(JSON.stringify({ type: 'root', children }));
    expect(value?.replaceAll(/\s+/gu, ' ')).toBe('Care Wipe dry. Never wet');
  });

  it.each([
    ['["Red","Blue"]', ['Red', 'Blue']],
    ['[1.5,2]', ['1.5', '2']],
    ['stainless-steel; brass', ['Stainless steel', 'Brass']],
    ['usb-c', ['usb-c']],
    ['{"value":25.0,"unit":"CENTIMETERS"}', ['25 cm']],
    ['{"value":"5","unit":"kg"}', ['5 kg']],
    ['true', ['Yes']],
    ['FALSE', ['No']],
    ['[broken', ['[broken']],
    ['gid://shopify/Product/1', []],
    ['["gid://shopify/Product/1"]', []],
    ['{"amount":"5.00","currency_code":"USD"}', []],
  ])('is what a shopper can read of it: %s', (cell, values) => {
    expect(valuesOf(cell)).toEqual(values);
  });

  it.each([
    ['stainless-steel', ['Stainless steel']],
    ['black; warm-white', ['Black', 'Warm white']],
    ['Stainless steel', ['Stainless steel']],
  ])('from a category is in words: %s', (cell, values) => {
    expect(valuesOf(cell, 'shopify')).toEqual(values);
  });

  it('is left out if it nests too deeply', () => {
    const deep = `${'{"type":"a","children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    expect(valuesOf(deep)).toEqual(['']);
    expect(valuesOf(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toEqual([]);
  });
});

it.each([
  ['{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}', '4.6'],
  ['{"scale_max":"10","value":"9"}', '4.5'],
  ['4.6', '4.6'],
  ['good', 'good'],
])('A rating is from 0 to 5: %s', (cell, rating) => {
  expect(ratingIn(cell)).toBe(rating);
});

const field = (name: string, key: string) => `${name} (product.metafields.${key})`;

it('An export has the owner’s metafields, the category’s and the rating, and no app’s', async () => {
  const headers = [
    field('Care', 'custom.care'),
    field('Color', 'shopify.color-pattern'),
    field('Boosts', 'shopify--discovery--product_search_boost.queries'),
    field('Product rating', 'reviews.rating'),
    field('Product rating count', 'reviews.rating_count'),
  ];
  const { products, text: report } = await importInto(
    `Handle,Title,Variant Price,Type,${headers.join(',')}\na,A,1,Phones,Dry,black; warm-white,cheap,"{""scale_max"":""5.0"",""value"":""4.6""}",12\n`,
  );
  expect(products).toMatchObject([{ rating: 4.6, specification: ['Care: Dry', 'Color: Black, Warm white'] }]);
  expect(report).toContain(`not used: ${headers[2]}, ${headers[4]}`);
});
