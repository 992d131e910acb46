import { describe, expect, it } from 'vitest';
import { median, quantile } from './numbers';

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('lies between the two middle ones of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('quantile', () => {
  it('reaches from the least to the greatest', () => {
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(quantile([3, 1, 2], 1)).toBe(3);
  });

  it('is the 95th percentile for 0.95', () => {
    const values = Array.from({ length: 101 }, (_, index) => index);
    expect(quantile(values, 0.95)).toBe(95);
  });

  it('of no values is refused', () => {
    expect(() => quantile([], 0.5)).toThrow(/no values/u);
  });
});
