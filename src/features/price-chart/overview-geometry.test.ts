import { describe, expect, it } from 'vitest';
import { firstAtThumb, gripAt, highestPrices, overviewPath, thumb } from './overview-geometry';

const priced = (prices: readonly number[]) => prices.map((price) => ({ price, rating: 4 }));

describe('highestPrices', () => {
  it('keeps every price of a short list', () => {
    expect(highestPrices(priced([3, 1, 2]), 500)).toEqual([3, 1, 2]);
  });

  it('keeps the peaks of a long one', () => {
    const prices = Array.from({ length: 10_000 }, (_, index) => (index === 7777 ? 999 : 10));
    const heights = highestPrices(priced(prices), 500);
    expect(heights).toHaveLength(500);
    expect(heights.filter((height) => height === 999)).toHaveLength(1);
    expect(heights[388]).toBe(999);
  });
});

describe('overviewPath', () => {
  it('fills the strip from edge to edge in one path', () => {
    const path = overviewPath(priced([10, 20]), 100);
    expect(path).toBe('M0,31L25,31L75,6L100,6L100,56L75,56L25,56L0,56Z');
  });

  it('is flat where nothing has a price', () => {
    expect(overviewPath(priced([0]), 100)).toBe('M0,56L50,56L100,56L100,56L50,56L0,56Z');
  });
});

describe('thumb', () => {
  it('covers the products shown', () => {
    expect(thumb({ first: 10, count: 20 }, 100, 500)).toEqual({ left: 50, width: 100 });
  });

  it('stays wide enough to be taken hold of, and reaches both ends', () => {
    expect(thumb({ first: 0, count: 30 }, 10_000, 500)).toEqual({ left: 0, width: 24 });
    expect(thumb({ first: 9970, count: 30 }, 10_000, 500)).toEqual({ left: 476, width: 24 });
  });
});

describe('dragging', () => {
  const shown = { first: 10, count: 20 };

  it('brings the thumb back to the products it stands for', () => {
    expect(firstAtThumb(thumb(shown, 100, 500).left, shown, 100, 500)).toBe(10);
  });

  it('takes hold where the pointer is, or in the middle after a click beside the thumb', () => {
    expect(gripAt(60, shown, 100, 500)).toBe(10);
    expect(gripAt(400, shown, 100, 500)).toBe(50);
  });

  it('has nowhere to go when all products are shown', () => {
    expect(firstAtThumb(50, { first: 0, count: 100 }, 100, 500)).toBe(0);
  });
});
