import { max } from 'd3-array';
import { area } from 'd3-shape';
import { riseTo, type Figures } from './series-paths';
import type { ShownWindow } from './shown-window';

/** The overview strip's height in CSS pixels. */
export const STRIP_HEIGHT = 56;

const HEADROOM = 6;
const PIXELS_A_POINT = 2;
/** The thumb is no narrower than this, so that a finger's or pointer's tip finds it in 10,000 products. */
const LEAST_THUMB = 24;

/** The highest price of each of at most `most` equal stretches of the list, in dollars. */
export function highestPrices(products: readonly Figures[], most: number): readonly number[] {
  const points = Math.max(Math.min(products.length, most), 1);
  return Array.from({ length: points }, (_, point) => {
    const from = Math.floor((point * products.length) / points);
    const to = Math.floor(((point + 1) * products.length) / points);
    return max(products.slice(from, to), (product) => product.price) ?? 0;
  });
}

/** The whole list's prices as one area over a strip so many CSS pixels wide. */
export function overviewPath(products: readonly Figures[], width: number): string {
  const heights = highestPrices(products, Math.ceil(width / PIXELS_A_POINT));
  const y = riseTo(Math.max(...heights) || 1, STRIP_HEIGHT, HEADROOM);
  const step = width / heights.length;
  const points = heights.map((height, point): [number, number] => [(point + 0.5) * step, y(height)]);
  const ends: [number, number][] = [[0, y(heights[0] ?? 0)], ...points, [width, y(heights.at(-1) ?? 0)]];
  return area().y0(STRIP_HEIGHT).digits(1)(ends) ?? '';
}

/** The thumb over the products shown: its left edge and width in CSS pixels. */
export function thumb(
  { first, count }: ShownWindow,
  total: number,
  width: number,
): { readonly left: number; readonly width: number } {
  const thumbWidth = Math.min(Math.max((count / total) * width, LEAST_THUMB), width);
  const share = total > count ? first / (total - count) : 0;
  return { left: share * (width - thumbWidth), width: thumbWidth };
}

/** The first product shown once the thumb's left edge is dragged to `left` CSS pixels. */
export function firstAtThumb(left: number, { count }: ShownWindow, total: number, width: number): number {
  const room = width - thumb({ first: 0, count }, total, width).width;
  return room > 0 ? Math.round((left / room) * (total - count)) : 0;
}

/** Where in the thumb, in CSS pixels from its left edge, a pointer takes hold: its middle if it fell beside it. */
export function gripAt(x: number, shown: ShownWindow, total: number, width: number): number {
  const { left, width: thumbWidth } = thumb(shown, total, width);
  const inside = x >= left && x <= left + thumbWidth;
  return inside ? x - left : thumbWidth / 2;
}
