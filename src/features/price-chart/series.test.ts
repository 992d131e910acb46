import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import { plotScales } from './geometry';
import { ALL_SERIES, drawnSeries, figures, series, toggleSeries } from './series';

describe('toggleSeries', () => {
  it('hides a series and shows it again', () => {
    const without = toggleSeries(ALL_SERIES, 'bars');
    expect(drawnSeries(without)).toEqual(series.filter(({ name }) => name !== 'bars'));
    expect(toggleSeries(without, 'bars')).toEqual(ALL_SERIES);
  });

  it('keeps the last one', () => {
    const last = new Set(['dots'] as const);
    expect(toggleSeries(last, 'dots')).toBe(last);
    expect(toggleSeries(last, 'bars')).toEqual(new Set(['dots', 'bars']));
  });
});

it('has each figure once, however many series draw it', () => {
  expect(figures.map(({ label }) => label)).toEqual(['Price', 'Rating']);
});

describe('a point is on a mark', () => {
  /** A plot of 100 by 200 pixels with one product in its middle: $1 is 2 pixels, a point of rating 40. */
  const scales = plotScales({ left: 0, top: 0, width: 100, height: 200 }, { first: 0, count: 1 }, 100);
  const gadget = product('a', { price: 50, rating: 4 });
  const isOn = (x: number, y: number, shown = ALL_SERIES) =>
    drawnSeries(shown).some(({ isHit }) => isHit({ x, y }, gadget, 50, scales));

  it('on the bar, 20 pixels wide, and not beside or above it', () => {
    expect(isOn(50, 150)).toBe(true);
    expect(isOn(59, 199)).toBe(true);
    expect(isOn(62, 150)).toBe(false);
    expect(isOn(50, 70)).toBe(false);
  });

  it('on the diamond, and near it', () => {
    expect(isOn(50, 40)).toBe(true);
    expect(isOn(60, 45)).toBe(true);
    expect(isOn(50, 20)).toBe(false);
  });

  it('only if its series is shown', () => {
    expect(isOn(50, 150, new Set(['dots']))).toBe(false);
    expect(isOn(50, 40, new Set(['bars']))).toBe(false);
    expect(isOn(50, 104, new Set(['area']))).toBe(true);
    expect(isOn(50, 150, new Set(['area']))).toBe(false);
  });
});
