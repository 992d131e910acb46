import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOf, spreadsOf } from './price-spread';

const of = (category: string, price = 10) => ({ category, price });

describe('spreadOf', () => {
  it('finds lowest, quartiles and highest, interpolated as spreadsheets do', () => {
    expect(spreadOf('Phones', [40, 10, 20, 30])).toEqual({
      name: 'Phones',
      count: 4,
      lowest: 10,
      firstQuartile: 17.5,
      median: 25,
      thirdQuartile: 32.5,
      highest: 40,
    });
  });

  it('is one price throughout for a single product', () => {
    const { lowest, firstQuartile, median, thirdQuartile, highest } = spreadOf('Phones', [24.5]);
    expect([lowest, firstQuartile, median, thirdQuartile, highest]).toEqual([24.5, 24.5, 24.5, 24.5, 24.5]);
  });

  it('has whole cents where the prices have, so that every figure is a price', () => {
    expect(spreadOf('Phones', [0.01, 0.02]).median).toBe(0.02);
    expect(spreadOf('Phones', [999.99, 1000]).firstQuartile).toBe(999.99);
    expect(spreadOf('Screws', [0.0125, 0.0126, 10.456])).toMatchObject({ lowest: 0.0125, highest: 10.456 });
  });

  it('is in order, and within the prices, whatever these are', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (all) => {
        const prices = all.map((amount) => amount / 100);
        const { lowest, firstQuartile, median, thirdQuartile, highest } = spreadOf('Phones', prices);
        const figures = [lowest, firstQuartile, median, thirdQuartile, highest];
        expect(figures).toEqual(figures.toSorted((a, b) => a - b));
        expect([lowest, highest]).toEqual([Math.min(...prices), Math.max(...prices)]);
      }),
    );
  });
});

describe('spreadsOf', () => {
  it('has a row for each category that has products, the shop’s own first, by their labels', () => {
    const rows = spreadsOf([of('Drones'), of('iPhones'), of('Smartwatches'), of('Smartwatches')]);
    expect(rows.map(({ name, count }) => [name, count])).toEqual([
      ['Smart Watches', 2],
      ['Iphone', 1],
      ['Drones', 1],
    ]);
  });

  it('loses no product where there are too many categories to show', () => {
    const rows = spreadsOf(Array.from({ length: 500 }, (_, index) => of(`Category ${index}`)));
    expect(rows.length).toBeLessThanOrEqual(25);
    expect(rows.at(-1)?.name).toBe('Other categories');
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  });

  it('keeps categories apart whose names mean something to JavaScript', () => {
    expect(spreadsOf([of('__proto__'), of('constructor')]).map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});
