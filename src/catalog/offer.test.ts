import { describe, expect, it } from 'vitest';
import { goodEntry, product } from '../test/products';
import { countAttributes, facetsOf } from './facets';
import { parseCatalog } from './load-catalog';
import { unitPrice, withOffer } from './offer';
import { readOffer } from './offer-fields';
import { parseQuery } from './query';
import { refine, searchIndexOf } from './refine';

const offerOf = (entry: Readonly<Record<string, unknown>>) =>
  withOffer(product('a', { price: 10 }), entry).offer;

describe('An offer', () => {
  it.each([
    [{ availability: 'out_of_stock' }, 'Sold Out', true],
    [{ quantity: 0 }, 'Sold Out', true],
    [{ quantity: 0, availability: 'backorder' }, 'Back-order', false],
    [{ quantity: 1 }, 'Only 1 left', false],
    [{ quantity: 4 }, 'In Stock', false],
    [{ availability: 'in_stock' }, 'In Stock', false],
    [{ availability: 'preorder', availability_date: '2027-03-31' }, 'Pre-order, from Mar 31, 2027', false],
    [
      { availability: 'preorder', availability_date: '2027-03-31T08:00+01:00' },
      'Pre-order, from Mar 31, 2027',
      false,
    ],
  ])('is labeled: %j', (entry, stock, isSoldOut) => {
    expect(offerOf(entry)).toMatchObject({ stock, isSoldOut });
  });

  it('has a prior price only above today’s', () => {
    expect([12.5, 10, 9].map((prior) => offerOf({ prior_price: prior })?.prior_price)).toEqual([
      12.5,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['500 g', '1 kg', '$20 per kg'],
    ['500 g', undefined, '$20 per kg'],
    ['250 ml', undefined, '$40 per l'],
    ['0.75 l', '100 ml', '$1.33 per 100 ml'],
    ['6 x 330 ml', undefined, '$5.05 per l'],
    ['2×250g', '100 g', '$2 per 100 g'],
    ['6', undefined, undefined],
    ['12 ct', undefined, '$0.83 per ct'],
    ['500 g', '1 l', undefined],
    [undefined, '1 kg', undefined],
  ])('has a price by amount: %s for %s', (unit_pricing_measure, unit_pricing_base_measure, expected) => {
    expect(unitPrice(10, { unit_pricing_measure, unit_pricing_base_measure })).toBe(expected);
  });

  it('names its condition unless it is new', () => {
    expect(
      [{ condition: 'new' }, { condition: 'used' }, { condition: 'refurbished', grade: 'A: like new' }].map(
        (entry) => offerOf(entry)?.conditionLabel,
      ),
    ).toEqual([undefined, 'Used', 'Refurbished, A: like new']);
  });

  it.each([
    ['availability', 'gone', 'is none of in_stock, out_of_stock, preorder, backorder'],
    ['availability_date', 20_270_331, 'is not a text'],
    ['availability_date', '31.3.2027', 'is no date such as "2027-03-31"'],
    ['availability_date', '2027-02-31', 'is no date such as "2027-03-31"'],
    ['prior_price', '12', 'is not a number'],
    ['unit_pricing_measure', '12', 'is no amount such as "500 g"'],
    ['unit_pricing_measure', 'a bag', 'is no amount such as "500 g"'],
    ['unit_pricing_base_measure', '0 kg', 'is no amount such as "500 g"'],
    ['condition', 'New', 'is none of new, refurbished, used'],
    ['quantity', '3', 'is not a number'],
    ['quantity', 1.5, 'is not a whole number'],
    ['quantity', -1, 'is below 0'],
    ['variant', 'Red', 'is no object such as { "Color": "Red" }'],
    ['variant', {}, 'is empty'],
  ])('ignores %s %j with a reason, and keeps the rest', (field, input, message) => {
    const { fields, issues } = readOffer({ unit_pricing_measure: '500 g', [field]: input, price: 1 });
    expect(fields).toEqual(field === 'unit_pricing_measure' ? {} : { unit_pricing_measure: '500 g' });
    expect(issues).toEqual([{ field, input, message }]);
  });

  it('has no option with a name that every object has', () => {
    const variant: unknown = JSON.parse('{ "__proto__": "a", "constructor": "b", "Color": "Red" }');
    expect(readOffer({ variant }).fields).toEqual({ variant: { Color: 'Red' } });
  });

  it('has its variant’s values in its specification, before its own', () => {
    const shirt = product('a', { specification: ['Fabric: Cotton', 'Color: Any'] });
    expect(withOffer(shirt, { item_group_id: 'g', variant: { Color: 'Red' } }).specification).toEqual([
      'Color: Red',
      'Fabric: Cotton',
    ]);
  });

  it('has its brand in its specification once, by whatever name', () => {
    const [known, added] = ['Hersteller: Acme', 'Farbe: Rot'].map((line) =>
      withOffer(product('a', { specification: [line] }), { brand: 'Acme' }),
    );
    expect(known?.specification).toEqual(['Hersteller: Acme']);
    expect(added?.specification).toEqual(['Farbe: Rot', 'Brand: Acme']);
  });

  it('is not made of other fields', async () => {
    const { products } = await parseCatalog([{ ...goodEntry, stock: 3, offer: { stock: 'Free' } }]);
    expect(products[0]?.offer).toBeUndefined();
  });
});

const stock = [
  withOffer(product('a', { price: 90 }), { prior_price: 100, brand: 'Acme', sku: 'AC-0042' }),
  withOffer(product('b', { price: 50 }), { prior_price: 100, brand: 'Acme', condition: 'used' }),
  withOffer(product('c'), { availability: 'out_of_stock', brand: 'Birch' }),
  withOffer(product('d'), { brand: 'Birch' }),
];

const found = (search: string) =>
  refine(stock, parseQuery(search), undefined).map(({ product_id: id }) => id);

describe('A catalog of offers', () => {
  it('is filtered by stock, condition and brand', () => {
    expect(facetsOf(stock, countAttributes(stock), parseQuery('')).map(({ name }) => name)).toEqual([
      'Availability',
      'Condition',
      'Brand',
    ]);
    expect(found('?f=Availability:In stock only')).toEqual(['a', 'b', 'd']);
    expect(found('?f=Condition:Used')).toEqual(['b']);
    expect(found('?f=Brand:Birch')).toEqual(['c', 'd']);
  });

  it('is sorted by the largest discount', () => {
    expect(found('?sort=discount')).toEqual(['b', 'a', 'c', 'd']);
  });

  it('finds a SKU as typed', async () => {
    const index = await searchIndexOf(stock);
    for (const text of ['AC-0042', 'ac-0042']) expect(index.search(text)?.ranked, text).toEqual([0]);
  });
});
