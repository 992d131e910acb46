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
  /** A plot with one product in its middle: its rating at 32 pixels, and below 80 its price, $1 by 2 pixels. */
  const frame = { left: 0, top: 0, width: 100, height: 280 };
  const scales = plotScales(frame, { first: 0, count: 1 }, 100, [4, 5]);
  const gadget = product('a', { price: 50, rating: 4.5 });
  const isOn = (x: number, y: number, shown = ALL_SERIES) =>
    drawnSeries(shown).some(({ isHit }) => isHit({ x, y }, gadget, 50, scales));

  it('on the bar, 20 pixels wide, and not beside or above it', () => {
    expect(isOn(50, 230)).toBe(true);
    expect(isOn(59, 279)).toBe(true);
    expect(isOn(62, 230)).toBe(false);
    expect(isOn(50, 150)).toBe(false);
  });

  it('on the diamond, and near it', () => {
    expect(isOn(50, 32)).toBe(true);
    expect(isOn(60, 37)).toBe(true);
    expect(isOn(50, 12)).toBe(false);
  });

  it('only if its series is shown', () => {
    expect(isOn(50, 230, new Set(['dots']))).toBe(false);
    expect(isOn(50, 32, new Set(['bars']))).toBe(false);
    expect(isOn(50, 184, new Set(['area']))).toBe(true);
    expect(isOn(50, 230, new Set(['area']))).toBe(false);
  });
});
