import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery, parseQuery, plainQuery, toggleFacet, type ProductQuery } from './query';

describe('a query in the address', () => {
  it('is nothing for the plain one', () => {
    expect(formatQuery(plainQuery)).toBe('');
    expect(parseQuery('')).toEqual(plainQuery);
  });

  it('is the category alone for a category', () => {
    expect(formatQuery({ ...plainQuery, category: 'Laptops' })).toBe('?category=Laptops');
  });

  it('comes back as it was', () => {
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
    });
    fc.assert(
      fc.property(query, (asked: ProductQuery) => {
        expect(parseQuery(formatQuery(asked))).toEqual(asked);
      }),
    );
  });

  it('asks for nothing where it cannot be read', () => {
    for (const search of [
      '?category=Bananas&sort=random&price=cheap&f=&f=:x&f=none',
      '?price=1e9-x&category=',
      '?price=--&sort=price',
      '?category=__proto__&sort=constructor',
    ]) {
      expect(parseQuery(search)).toEqual(plainQuery);
    }
  });

  it('never throws and is never without bounds, whatever the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        const { text, facets } = parseQuery(`?${search}`);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(facets.size).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('lets a facet’s value be chosen and taken off', () => {
    const chosen = toggleFacet(toggleFacet(plainQuery, 'Memory', '8 GB'), 'Memory', '16 GB');
    expect(formatQuery(chosen)).toBe('?f=Memory%3A8+GB&f=Memory%3A16+GB');
    expect(toggleFacet(toggleFacet(chosen, 'Memory', '8 GB'), 'Memory', '16 GB')).toEqual(plainQuery);
  });
});
