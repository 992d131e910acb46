import { describe, expect, it } from 'vitest';
import { BAR_SIZE, CHART_HEIGHT, plotFrame, plotSpan } from './plot-frame';
import { priceTicks } from './price-axis';
import { barPath, plotScales, seriesPaths } from './series-paths';

const frame = { left: 60, top: 50, width: 280, height: 200 };
const products = Array.from({ length: 30 }, (_, index) => ({ price: index * 100, rating: 5 }));

function count(path: string, command: string): number {
  return path.split(command).length - 1;
}

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

describe('plotFrame', () => {
  it('leaves the margins and the axes their room', () => {
    const span = plotSpan(1000, ['$0', '$3000'], ['0', '5']);
    expect(span.left).toBeGreaterThan(20 + 30);
    expect(span.left + span.width).toBeLessThan(1000 - 30 - 8);
    const { top, height } = plotFrame(span, 100);
    expect(top).toBeGreaterThan(20 + 13);
    expect(top + height + 100 + 20).toBe(CHART_HEIGHT);
  });
});

describe('plotScales', () => {
  it('puts each product in the middle of its step and the values on their own scales', () => {
    const scales = plotScales(frame, { first: 5, count: 10 }, 3000);
    expect(scales.x(5)).toBe(74);
    expect(scales.price(1500)).toBe(150);
    expect(scales.rating(5)).toBe(50);
    expect(scales.base).toBe(250);
  });
});

describe('seriesPaths', () => {
  const window = { first: 5, count: 10 };
  const paths = seriesPaths(products, window, plotScales(frame, window, 3000));

  it('draws a bar and a dot for each product shown, in one path each', () => {
    expect(count(paths.bars, 'M')).toBe(10);
    expect(count(paths.dots, 'M')).toBe(10);
  });

  it('runs the area out of the plot at both sides', () => {
    expect(paths.area.startsWith('M46,')).toBe(true);
    expect(paths.area).toContain('L354,');
    expect(count(paths.area, 'M')).toBe(1);
  });

  it('tells bars that touch or overlap apart by a hair beside the taller one, as high as the lower one', () => {
    const three = [1500, 3000, 600].map((price) => ({ price, rating: 5 }));
    const all = { first: 0, count: 3 };
    const narrow = { ...frame, width: 42 };
    const { gaps } = seriesPaths(three, all, plotScales(narrow, all, 3000));
    expect(gaps).toBe('M70.5,250V150M91.5,250V210');
    expect(seriesPaths(three, all, plotScales(frame, all, 3000)).gaps).toBe('');
  });

  it('gives a single product an area as well', () => {
    const one = { first: 0, count: 1 };
    const { area } = seriesPaths([{ price: 3000, rating: 4 }], one, plotScales(frame, one, 3000));
    expect(area).toBe('M180,50L220,50L220,250L180,250Z');
  });
});

describe('barPath', () => {
  it('is 20 pixels wide', () => {
    expect(barPath(74, 100, 250)).toBe('M64,250V103q0,-3,3,-3h14q3,0,3,3V250z');
    expect(84 - 64).toBe(BAR_SIZE);
  });

  it('lies flat on the axis for a price of nothing', () => {
    expect(barPath(74, 250, 250)).toBe('M64,250V250q0,0,0,0h20q0,0,0,0V250z');
  });
});
