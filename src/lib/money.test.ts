import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumInCents, toCents } from './money';

describe('toCents', () => {
  it('reads whole and fractional dollars', () => {
    expect([0, 0.1, 24.5, 1299, 19.99].map(toCents)).toEqual([0, 10, 2450, 129900, 1999]);
  });

  it('ignores binary noise', () => {
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents(1.1 * 3)).toBe(330);
  });

  it('rejects what is not an amount in whole cents', () => {
    for (const dollars of [Number.NaN, Infinity, -1, 9.999, 0.005, 1e300]) {
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
    expect(sumInCents([208.125])).toBe(20_813);
  });
});
