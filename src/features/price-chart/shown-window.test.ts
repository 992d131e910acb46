import { describe, expect, it } from 'vitest';
import {
  clampWindow,
  follow,
  indexAt,
  nearestShown,
  windowLimits,
  windowMessage,
  zoom,
} from './shown-window';

const limits = { total: 54, minCount: 5, maxCount: 32, initialCount: 16 };

describe('windowLimits', () => {
  it('begins with the whole list where each product has 14 pixels', () => {
    expect(windowLimits(1078, 77)).toEqual({ total: 77, minCount: 5, maxCount: 77, initialCount: 77 });
  });

  it('begins with 28 pixels a bar if the list does not fit, and holds up to 14 a bar', () => {
    expect(windowLimits(1078, 78)).toEqual({ total: 78, minCount: 5, maxCount: 77, initialCount: 38 });
    expect(windowLimits(250, 54)).toEqual({ total: 54, minCount: 5, maxCount: 17, initialCount: 8 });
  });

  it('never shows more products than there are', () => {
    expect(windowLimits(1000, 6)).toEqual({ total: 6, minCount: 5, maxCount: 6, initialCount: 6 });
    expect(windowLimits(1000, 1)).toEqual({ total: 1, minCount: 1, maxCount: 1, initialCount: 1 });
  });

  it('shows one product however narrow the plot is', () => {
    expect(windowLimits(20, 54)).toEqual({ total: 54, minCount: 1, maxCount: 1, initialCount: 1 });
  });
});

describe('clampWindow', () => {
  it('shows as many as the plot begins with, from the first', () => {
    expect(clampWindow({ first: 0 }, limits)).toEqual({ first: 0, count: 16 });
  });

  it('keeps the window inside the list', () => {
    expect(clampWindow({ first: 50, count: 10 }, limits)).toEqual({ first: 44, count: 10 });
    expect(clampWindow({ first: -3, count: 2 }, limits)).toEqual({ first: 0, count: 5 });
  });

  it('rounds to whole products without leaving the list', () => {
    expect(clampWindow({ first: 45.6, count: 8.4 }, limits)).toEqual({ first: 46, count: 8 });
    expect(clampWindow({ first: 45.5, count: 8.5 }, limits)).toEqual({ first: 45, count: 9 });
  });
});

describe('zoom', () => {
  it('keeps the middle in its place', () => {
    expect(zoom({ first: 10, count: 20 }, 0.5, limits)).toEqual({ first: 15, count: 10 });
  });

  it('goes no further than its limits', () => {
    expect(zoom({ first: 10, count: 6 }, 0.1, limits)).toEqual({ first: 10.5, count: 5 });
  });

  it('is "as many as fit" when it is zoomed out', () => {
    const wanted = zoom({ first: 40, count: 10 }, 10, limits);
    expect(wanted.count).toBe(Infinity);
    expect(clampWindow(wanted, limits)).toEqual({ first: 22, count: 32 });
  });
});

describe('follow', () => {
  const window = { first: 10, count: 8 };

  it('leaves the window alone while the product is in it', () => {
    expect(follow(window, 10)).toBe(10);
    expect(follow(window, 17)).toBe(10);
  });

  it('moves just so far that the product is in it', () => {
    expect(follow(window, 9)).toBe(9);
    expect(follow(window, 18)).toBe(11);
    expect(follow(window, 53)).toBe(46);
  });
});

describe('indexAt', () => {
  it('finds the product by arithmetic, and the nearest beyond the edges', () => {
    const window = { first: 10, count: 8 };
    expect(indexAt(0, 800, window)).toBe(10);
    expect(indexAt(99, 800, window)).toBe(10);
    expect(indexAt(100, 800, window)).toBe(11);
    expect(indexAt(800, 800, window)).toBe(17);
    expect(indexAt(-5, 800, window)).toBe(10);
  });
});

describe('nearestShown', () => {
  it('keeps to the window', () => {
    expect([3, 12, 40].map((index) => nearestShown(index, { first: 10, count: 8 }))).toEqual([10, 12, 17]);
  });
});

describe('windowMessage', () => {
  it('counts from one', () => {
    expect(windowMessage({ first: 0, count: 32 }, 54)).toBe('Gadgets 1 to 32 of 54');
  });

  it('says that it is all of them', () => {
    expect(windowMessage({ first: 0, count: 54 }, 54)).toBe('All 54 gadgets');
    expect(windowMessage({ first: 0, count: 1 }, 1)).toBe('1 gadget');
  });
});
