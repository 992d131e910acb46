import { describe, expect, it } from 'vitest';
import { titleLabels, titleStyle } from './title-labels';

const titles = Array.from({ length: 54 }, (_, index) => `Gadget number ${index} with a long name`);
const span = { left: 80, width: 280 };

describe('titleStyle', () => {
  it('slants the titles where the bars stand close', () => {
    expect(titleStyle(28)).toMatchObject({ slanted: true, every: 1, lines: 1 });
  });

  it('leaves titles out where even slanted ones would touch', () => {
    expect(titleStyle(10).every).toBe(3);
  });

  it('sets them level, in two lines, where there is room for words', () => {
    expect(titleStyle(180)).toMatchObject({ slanted: false, every: 1, length: 166, lines: 2 });
  });
});

const indexesWith = (always: readonly number[]) =>
  titleLabels(titles, { first: 0, count: 12 }, span, { ...titleStyle(28), every: 3 }, always).map(
    ({ index }) => index,
  );

describe('titleLabels', () => {
  it('keep those that must be shown, and drop their neighbors', () => {
    expect(indexesWith([])).toEqual([0, 3, 6, 9]);
    expect(indexesWith([7, 11])).toEqual([0, 3, 7, 11]);
    expect(indexesWith([7, 8])).toEqual([0, 3, 7]);
  });

  it('puts every title in the middle of its product', () => {
    const labels = titleLabels(titles, { first: 20, count: 10 }, span, titleStyle(28));
    expect(labels.map(({ index }) => index)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(labels[0]).toMatchObject({ x: 94, title: titles[20] });
  });

  it('keeps the same titles while the window moves', () => {
    const thinned = { ...titleStyle(10), every: 3 };
    const shownFrom = (first: number) =>
      titleLabels(titles, { first, count: 9 }, span, thinned).map(({ index }) => index);
    expect(shownFrom(6)).toEqual([6, 9, 12]);
    expect(shownFrom(7)).toEqual([9, 12, 15]);
  });

  it('shortens a title that would begin left of the chart', () => {
    const near = { left: 10, width: 280 };
    const [label] = titleLabels(titles, { first: 0, count: 10 }, near, titleStyle(28));
    expect(label?.length).toBeCloseTo(14 * Math.SQRT2);
  });
});
