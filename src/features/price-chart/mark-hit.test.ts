import { describe, expect, it } from 'vitest';
import { isOnMark } from './mark-hit';
import { ALL_SERIES } from './series';
import { plotScales } from './series-paths';

/** A plot of 100 by 200 pixels with one product in its middle: $1 is 2 pixels, a point of rating 40. */
const scales = plotScales({ left: 0, top: 0, width: 100, height: 200 }, { first: 0, count: 1 }, 100);
const gadget = { price: 50, rating: 4 };
const isOn = (x: number, y: number, shown = ALL_SERIES) => isOnMark({ x, y }, 50, gadget, scales, shown);

describe('isOnMark', () => {
  it('is so on the bar, 20 pixels wide, and not beside or above it', () => {
    expect(isOn(50, 150)).toBe(true);
    expect(isOn(59, 199)).toBe(true);
    expect(isOn(62, 150)).toBe(false);
    expect(isOn(50, 70)).toBe(false);
  });

  it('is so on the diamond, and near it', () => {
    expect(isOn(50, 40)).toBe(true);
    expect(isOn(60, 45)).toBe(true);
    expect(isOn(50, 20)).toBe(false);
  });

  it('knows only what is shown', () => {
    expect(isOn(50, 150, new Set(['dots']))).toBe(false);
    expect(isOn(50, 40, new Set(['bars']))).toBe(false);
    expect(isOn(50, 104, new Set(['area']))).toBe(true);
    expect(isOn(50, 150, new Set(['area']))).toBe(false);
  });
});
