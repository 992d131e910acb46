import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumInCents, toCents, withoutNoise } from './money';

describe('toCents', () => {
  it('reads whole and fractional dollars', () => {
    expect([0, 0.1, 24.5, 1299, 19.99].map(toCents)).toEqual([0, 10, 2450, 129900, 1999]);
  });

  it('ignores binary noise', () => {
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents(1.1 * 3)).toBe(330);
  });

  it('keeps parts of a cent', () => {
    expect([10.456, 0.0001, 99_999_999.9999].map(toCents)).toEqual([1045.6, 0.01, 9_999_999_999.99]);
  });

  it('rejects what is not a price', () => {
    for (const dollars of [Number.NaN, Infinity, -1, 9.99999, 0.00005, 1e300]) {
      expect(toCents(dollars), String(dollars)).toBeUndefined();
    }
  });

  it('reads every amount in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe('sumInCents', () => {
  it('is exact where floating point is not', () => {
    expect(sumInCents([0.1, 0.2])).toBe(30);
    expect(sumInCents(Array.from({ length: 10_000 }, () => 0.1))).toBe(100_000);
    expect(sumInCents([10.456, 10.456, 10.456])).toBe(3136.8);
    expect(sumInCents(Array.from({ length: 10_000 }, () => 0.0001))).toBe(100);
    expect(sumInCents(Array.from({ length: 9_000 }, () => 99_999_999.9999))).toBe(89_999_999_999_910);
  });
});

it('A price of up to four decimals stays the number that it is, and one alone is its own sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (parts) => {
      const price = parts / 10_000;
      expect(withoutNoise(price)).toBe(price);
      expect(sumInCents([price])).toBe(toCents(price));
    }),
  );
});
