import { BAR_SIZE } from './plot-frame';
import type { ShownSeries } from './series';
import type { Figures, PlotScales } from './series-paths';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How near to a mark counts as on it, in CSS pixels: the diamond itself is 12 wide. */
const REACH = 12;

/**
 * Whether a point is on one of a product's marks that are shown: its bar, its diamond, or its corner of the
 * area. Points in CSS pixels from the chart's upper left corner.
 * @param middle where the product stands, from the chart's left edge
 */
export function isOnMark(
  { x, y }: Point,
  middle: number,
  { price, rating }: Figures,
  scales: PlotScales,
  shown: ShownSeries,
): boolean {
  const isNear = (height: number) => Math.hypot(x - middle, y - height) <= REACH;
  const top = scales.price(price);
  const isInBar = Math.abs(x - middle) <= BAR_SIZE / 2 && y >= top && y <= scales.base;
  return (
    (shown.has('bars') && (isInBar || isNear(top))) ||
    (shown.has('area') && isNear(top)) ||
    (shown.has('dots') && isNear(scales.rating(rating)))
  );
}
