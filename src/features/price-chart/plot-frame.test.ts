import { expect, it } from 'vitest';
import { AXIS_GAP, NAME_BASELINE, plotFrame, plotSpan } from './plot-frame';
import { textWidth } from './text-width';

/** How wide the longest of an axis' labels is with the gap beside it, in whole CSS pixels. */
const roomFor = (labels: readonly string[]) => Math.ceil(Math.max(...labels.map(textWidth))) + AXIS_GAP;

it('keeps margins of 20, 30, 20 and 20 pixels around axes and plot at every width (specification §9)', () => {
  const prices = ['$0', '$500', '$1000'];
  const ratings = ['0', '2.5', '5'];
  for (let width = 320; width <= 2560; width += 1) {
    const span = plotSpan(width, prices, ratings);
    expect(span.left - roomFor(prices), `left at ${width}`).toBe(20);
    expect(width - span.left - span.width - roomFor(ratings), `right at ${width}`).toBe(30);
    for (const titleRoom of [40, 120]) {
      const { top, height, ...across } = plotFrame(span, titleRoom);
      expect(across).toEqual(span);
      expect(400 - top - height - titleRoom, 'bottom').toBe(20);
      // The axes' names stand on a line of 28 pixels above it, 12 below the margin.
      expect(top - 28, 'top').toBe(20);
    }
  }
  expect(NAME_BASELINE).toEqual({ top: 20 + 12, bottom: 400 - 20 - 4 });
});
