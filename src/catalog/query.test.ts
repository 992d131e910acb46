import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, parseRange } from '../lib/amount-range';
import { formatQuery, inCategory, isRefined, parseQuery, type ProductQuery } from './query';
import { inPriceRange, plainQuery, setRange, toggleFacet } from './filters';

describe('a query in the address', () => {
  it('is empty for the plain one', () => {
    expect(formatQuery(plainQuery)).toBe('');
    expect(parseQuery('')).toEqual(plainQuery);
  });

  it('is refined by anything but the category', () => {
    for (const [search, expected] of [
      ['', false],
      ['?category=Laptops', false],
      ['?q=%20', false],
      ['?q=pro', true],
      ['?sort=name', true],
      ['?price=1-', true],
      ['?price=-1', true],
      ['?f=Memory:8+GB', true],
      ['?r=Weight:1-+kg', true],
      ['?r=Weight:1-2', false],
    ] as const)
      expect(isRefined(parseQuery(search)), search).toBe(expected);
  });

  it('has no text where nothing but space was typed, and a range of which an end is open', () => {
    expect(formatQuery({ ...plainQuery, text: ' ' })).toBe('');
    expect(formatQuery({ ...plainQuery, price: { from: 1 } })).toBe('?price=1-');
    expect(formatQuery({ ...plainQuery, price: { to: 2 } })).toBe('?price=-2');
  });

  it('keeps the products of its category and its prices', () => {
    const products = [
      { category: 'Phones', price: 1 },
      { category: 'Laptops', price: 2 },
    ];
    expect(inCategory(products, 'all')).toEqual(products);
    expect(inCategory(products, 'Laptops')).toEqual([products[1]]);
    expect(inPriceRange(products, {})).toBe(products);
    expect(inPriceRange(products, { to: 1 })).toEqual([products[0]]);
  });

  it('is the category alone for a category', () => {
    expect(formatQuery({ ...plainQuery, category: 'Laptops' })).toBe('?category=Laptops');
  });

  it('survives formatting and parsing', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
    const query = fc.record({
      category: fc.constantFrom(...(['all', 'Laptops', 'Phones'] as const)),
      text: fc.string({ maxLength: 100, unit: 'grapheme-ascii' }).map((text) => text.trim()),
      sort: fc.constantFrom(...(['featured', 'price-up', 'rating'] as const)),
      price: fc.record({ from: amount, to: amount }, { requiredKeys: [] }),
      facets: fc
        .array(
          fc.tuple(
            fc.stringMatching(/^[A-Z][a-z ]{0,8}$/u),
            fc.array(fc.string({ maxLength: 9 }), { minLength: 1, maxLength: 4 }).map((all) => new Set(all)),
          ),
          { maxLength: 5 },
        )
        .map((pairs) => new Map(pairs)),
      ranges: fc
        .array(
          fc.tuple(
            fc.stringMatching(/^[A-Z][a-z ]{0,8}$/u),
            fc
              .record(
                { from: amount, to: amount, unit: fc.constantFrom('kg', '"', 'fl oz') },
                { requiredKeys: ['unit'] },
              )
              .filter((range) => !isOpen(range)),
          ),
          { maxLength: 5 },
        )
        .map((pairs) => new Map(pairs)),
    });
    fc.assert(
      fc.property(query, (given: ProductQuery) => {
        expect(parseQuery(formatQuery(given))).toEqual(given);
      }),
    );
  });

  it('is the plain one where it cannot be read', () => {
    for (const search of [
      '?category=Bananas&sort=random&price=cheap&f=&f=:x&f=none',
      '?price=1e9-x&category=',
      '?price=--&sort=price',
      '?category=__proto__&sort=constructor',
      '?r=Weight&r=Weight:1-2&r=:1-2+kg&r=Weight:-+kg&r=Weight:x-y+kg&r=Weight:1+kg',
    ]) {
      expect(parseQuery(search)).toEqual(plainQuery);
    }
  });

  it('never throws and is never too long, whatever the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        const { text, facets } = parseQuery(`?${search}`);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(facets.size).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('sets and removes a range of an attribute', () => {
    const light = setRange(plainQuery, 'Weight', { to: 1.5, unit: 'kg' });
    expect(formatQuery(light)).toBe('?r=Weight%3A-1.5+kg');
    expect(parseQuery('?r=Weight:-1.5+kg')).toEqual(light);
    expect(setRange(light, 'Weight', { unit: 'kg' })).toEqual(plainQuery);
  });

  it('toggles a facet’s value', () => {
    const chosen = toggleFacet(toggleFacet(plainQuery, 'Memory', '8 GB'), 'Memory', '16 GB');
    expect(formatQuery(chosen)).toBe('?f=Memory%3A8+GB&f=Memory%3A16+GB');
    expect(toggleFacet(toggleFacet(chosen, 'Memory', '8 GB'), 'Memory', '16 GB')).toEqual(plainQuery);
  });
});

it('An address with unknown or malformed values shows everything', () => {
  for (const search of [
    '?',
    '?&&&',
    '?=',
    '?category',
    '?category=',
    '?category=Drones',
    '?category=laptops',
    '?category=Laptops%20',
    '?category=Laptops%00',
    '?category=__proto__',
    '?category=constructor',
    '?category=toString',
    '?category[]=Laptops',
    '?category=%3Cscript%3Ealert(1)%3C/script%3E',
    '?category=javascript:alert(1)',
    '?category=../../etc/passwd',
    '?CATEGORY=Laptops',
    '?sort',
    '?sort=cheapest',
    '?sort=PRICE-UP',
    '?sort=__proto__',
    '?sort=valueOf',
    '?price',
    '?price=-',
    '?price=cheap',
    '?price=NaN-Infinity',
    '?price=1e9-1e10',
    '?price=0x10-0x20',
    '?price=$10-$20',
    '?price=+1-+2',
    '?price=1.23456-5.67891',
    '?price=1234567890-',
    '?price=١٢-٣٤',
    '?f',
    '?f=',
    '?f=Memory',
    '?f=:16 GB',
    '?q=',
    '?q=%20%20',
    '?id=1%27%20OR%201=1--',
  ]) {
    const { text, ...query } = parseQuery(search);
    expect({ ...query, text: text.trim() }, search).toEqual(plainQuery);
  }
});

describe('An address with too much in it is cut:', () => {
  it('a search of a megabyte', () => {
    expect(parseQuery(`?q=${'x'.repeat(1_000_000)}`).text).toHaveLength(100);
  });

  it('thousands of filters', () => {
    const search = Array.from({ length: 5_000 }, (_, index) => `f=Name${index}:v&r=Name${index}:1-+g`).join(
      '&',
    );
    const { facets, ranges } = parseQuery(`?${search}`);
    expect([facets.size, ranges.size]).toEqual([50, 50]);
  });

  it('the same thing twice: the first holds', () => {
    expect(parseQuery('?category=Phones&category=Laptops&sort=name&sort=rating')).toMatchObject({
      category: 'Phones',
      sort: 'name',
    });
  });

  it('broken percent signs and surrogates', () => {
    expect(parseQuery('?q=%E0%A4%A&f=%ZZ:%')).toMatchObject({ category: 'all' });
  });
});

it('An end of a range that is not an amount is open', () => {
  for (const text of [
    '',
    ' ',
    '-1',
    '1,5',
    '1.',
    '.5',
    '1.00005',
    '1e3',
    'Infinity',
    'ten',
    '1 000',
    '0x1F',
    '9999999999',
  ]) {
    expect(parseRange(text, '20'), text).toEqual({ to: 20 });
    expect(parseRange('20', text), text).toEqual({ from: 20 });
  }
});
