import { describe, expect, it } from 'vitest';
import { isOpen, parseRange } from './amount-range';
import { isInRange } from './bounds';

describe('a range of amounts', () => {
  it('is read from two texts, with four decimals at most', () => {
    expect(parseRange('250', '99.9999')).toEqual({ from: 250, to: 99.9999 });
    expect(parseRange('', undefined)).toStrictEqual({});
    expect(parseRange('1e3', '-5')).toEqual({});
    expect(parseRange('1.99999', '7')).toEqual({ to: 7 });
  });

  it('includes both ends', () => {
    const range = { from: 10, to: 20 };
    expect([9.99, 10, 20, 20.01].map((amount) => isInRange(amount, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('includes everything where it is open', () => {
    expect(isInRange(5, {})).toBe(true);
    expect(isOpen({})).toBe(true);
    expect([{ from: 0 }, { to: 0 }].map(isOpen)).toEqual([false, false]);
  });
});
