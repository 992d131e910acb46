import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import {
  areaPath,
  AXIS_GAP,
  BAR_WIDTH,
  barGapsPath,
  barPath,
  diamondPath,
  highestPrices,
  labelsWidth,
  marksPath,
  NAME_BASELINE,
  overviewPath,
  plotFrame,
  plotScales,
  plotSpan,
  priceTicks,
  ratingTicks,
  thumbWidth,
} from './geometry';
import type { ShownWindow } from './shown-window';

const frame = { left: 60, top: 50, width: 280, height: 200 };
const priced = (prices: readonly number[]) =>
  prices.map((price, index) => product(String(index), { price, rating: 5 }));
const plotOf = (prices: readonly number[], shown: ShownWindow, within = frame) => ({
  products: priced(prices),
  shown,
  frame: within,
  scales: plotScales(within, shown, 3000, []),
});

it('keeps margins of 20, 30, 20 and 20 pixels at every width (specification §9)', () => {
  const prices = ['$0', '$500', '$1000'];
  const ratings = ['0', '2.5', '5'];
  for (let width = 320; width <= 2560; width += 1) {
    const span = plotSpan(width, prices, ratings);
    expect(span.left - labelsWidth(prices) - AXIS_GAP, `left at ${width}`).toBe(20);
    expect(width - span.left - span.width - labelsWidth(ratings) - AXIS_GAP, `right at ${width}`).toBe(30);
    for (const titlesHeight of [40, 120]) {
      const { top, height, ...across } = plotFrame(span, titlesHeight);
      expect(across).toEqual(span);
      expect(400 - top - height - titlesHeight, 'bottom').toBe(20);
      // The axes' names are on a line of 28 pixels above it.
      expect(top - 28, 'top').toBe(20);
    }
  }
  expect(NAME_BASELINE).toEqual({ top: 20 + 12, bottom: 400 - 20 - 4 });
});

describe('priceTicks', () => {
  it('has six round steps up to the highest price or more', () => {
    for (const [highest, ticks] of [
      [2989, [0, 600, 1200, 1800, 2400, 3000]],
      [3000, [0, 600, 1200, 1800, 2400, 3000]],
      [22.99, [0, 5, 10, 15, 20, 25]],
      [0.07, [0, 0.02, 0.04, 0.06, 0.08, 0.1]],
      [0, [0, 0.01, 0.02, 0.03, 0.04, 0.05]],
    ] as const) {
      expect(priceTicks(highest), String(highest)).toEqual(ticks);
    }
  });
});

describe('ratingTicks', () => {
  it('begin at 4, or below the lowest rating, and end at 5', () => {
    for (const [ratings, ticks] of [
      [
        [4.8, 4.1],
        [4, 5],
      ],
      [
        [4.8, 2.9],
        [2, 5],
      ],
      [
        [5, 0],
        [0, 5],
      ],
      [[5], [4, 5]],
      [[undefined], []],
    ] as const)
      expect(ratingTicks(ratings.map((rating) => ({ rating }))), String(ratings)).toEqual(ticks);
  });
});

describe('plotScales', () => {
  const shown = { first: 5, count: 10 };

  it('put each product in the middle of its step, and no bar into the ratings’ band', () => {
    const scales = plotScales(frame, shown, 3000, [4, 5]);
    expect(scales.x(5)).toBe(74);
    expect(scales.rating(5)).toBe(50);
    expect(scales.rating(4)).toBe(50 + 64);
    expect(scales.price(3000)).toBe(50 + 64 + 16);
    expect(scales.price(1500)).toBe(190);
    expect(scales.base).toBe(250);
  });

  it('leave the whole height to prices without ratings', () => {
    expect(plotScales(frame, shown, 3000, []).price(3000)).toBe(50);
  });
});

const count = (path: string) => path.split('M').length - 1;

describe('the paths', () => {
  const plot = plotOf(
    Array.from({ length: 30 }, (_, index) => index * 100),
    { first: 5, count: 10 },
  );
  it('have a mark for each product shown', () => {
    const diamonds = marksPath(plot, (each, x, { rating }) => diamondPath(x, rating(each.rating ?? 0)));
    expect(count(diamonds)).toBe(10);
    expect(diamonds.startsWith('M74,44l6,6')).toBe(true);
  });

  it('run the area out of the plot at both sides', () => {
    const path = areaPath(plot);
    expect(path.startsWith('M46,')).toBe(true);
    expect(path).toContain('L354,');
    expect(count(path)).toBe(1);
  });

  it('give a single product an area as well', () => {
    expect(areaPath(plotOf([3000], { first: 0, count: 1 }))).toBe('M180,50L220,50L220,250L180,250Z');
  });

  it('separate touching bars beside the taller one, as high as the lower one', () => {
    const all = { first: 0, count: 3 };
    const prices = [1500, 3000, 600];
    expect(barGapsPath(plotOf(prices, all, { ...frame, width: 42 }))).toBe('M70.5,250V150M91.5,250V210');
    expect(barGapsPath(plotOf(prices, all))).toBe('');
  });

  it('make a bar 20 pixels wide, which lies flat on the axis for a price of nothing', () => {
    expect(barPath(74, 100, 250)).toBe('M64,250V103q0,-3,3,-3h14q3,0,3,3V250z');
    expect(84 - 64).toBe(BAR_WIDTH);
    expect(barPath(74, 250, 250)).toBe('M64,250V250q0,0,0,0h20q0,0,0,0V250z');
  });
});

describe('the overview', () => {
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

  it('fills the strip from edge to edge in one path, flat where nothing has a price', () => {
    expect(overviewPath(priced([10, 20]), 100)).toBe('M0,31L25,31L75,6L100,6L100,56L0,56Z');
    expect(overviewPath(priced([0]), 100)).toBe('M0,56L50,56L100,56L100,56L0,56Z');
  });

  it('has a thumb over the products shown, wide enough for a finger', () => {
    expect(thumbWidth({ first: 10, count: 20 }, 100, 500)).toBe(100);
    expect(thumbWidth({ first: 0, count: 30 }, 10_000, 500)).toBe(24);
  });
});
