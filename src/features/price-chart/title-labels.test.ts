import { describe, expect, it } from 'vitest';
import { fitText, textWidth } from './text-width';
import { titleLabels, titleStyle } from './title-labels';

const titles = Array.from({ length: 54 }, (_, index) => `Gadget number ${index} with a long name`);
const span = { left: 80, width: 280 };

describe('titleStyle', () => {
  it('slants the titles where the bars stand close', () => {
    expect(titleStyle(28, titles)).toMatchObject({ slanted: true, every: 1 });
  });

  it('leaves titles out where even slanted ones would touch', () => {
    expect(titleStyle(10, titles).every).toBe(3);
  });

  it('sets them level where there is room for words', () => {
    expect(titleStyle(180, titles)).toMatchObject({ slanted: false, every: 1, length: 166 });
  });

  it('takes no more room than the longest title needs', () => {
    expect(titleStyle(28, ['iPhone']).height).toBeLessThan(titleStyle(28, titles).height);
  });
});

describe('titleLabels', () => {
  it('puts every title in the middle of its product', () => {
    const labels = titleLabels(titles, { first: 20, count: 10 }, span, titleStyle(28, titles));
    expect(labels.map(({ index }) => index)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(labels[0]?.x).toBe(94);
  });

  it('keeps the same titles while the window moves', () => {
    const thinned = { slanted: true, every: 3, length: 80, height: 90 };
    const shownFrom = (first: number) =>
      titleLabels(titles, { first, count: 9 }, span, thinned).map(({ index }) => index);
    expect(shownFrom(6)).toEqual([6, 9, 12]);
    expect(shownFrom(7)).toEqual([9, 12, 15]);
  });

  it('cuts what would begin left of the chart', () => {
    const near = { left: 10, width: 280 };
    const [label] = titleLabels(titles, { first: 0, count: 10 }, near, titleStyle(28, titles));
    expect(label?.lines[0]?.length).toBeLessThan(5);
    expect(label?.title).toBe(titles[0]);
  });

  it('breaks a level title between words, in two lines at most', () => {
    const level = { slanted: false, every: 1, length: 140, height: 70 };
    const [label] = titleLabels(['Lenovo ThinkPad X1 Carbon Gen 12'], { first: 0, count: 1 }, span, level);
    expect(label?.lines).toEqual(['Lenovo ThinkPad', 'X1 Carbon Gen 12']);
  });
});

describe('fitText', () => {
  it('keeps a text that fits', () => {
    expect(fitText('iPhone 16', 100)).toBe('iPhone 16');
  });

  it('ends a longer one in an ellipsis, without a space before it', () => {
    expect(fitText('Samsung Galaxy Watch7', textWidth('Samsung …'))).toBe('Samsung…');
  });

  it('never cuts a character in two', () => {
    expect(fitText('😀😀😀😀', 30)).toBe('😀😀…');
  });
});
