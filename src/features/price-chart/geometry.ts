import { max, min } from 'd3-array';
import type { Product } from '../../catalog/product';
import { clamp } from '../../lib/bounds';
import type { ShownWindow } from './shown-window';

/** Sizes in CSS pixels, as specification §9 has them. */
export const CHART_HEIGHT = 400;
export const BAR_WIDTH = 20;
const MARGIN = { top: 20, right: 30, bottom: 20, left: 20 } as const;

/** The gap between the plot and the axis labels. */
export const AXIS_GAP = 10;
/** A tabular figure of 13 CSS pixels in the shop's typeface is 7.8 wide. */
const FIGURE_WIDTH = 8;
const AXIS_NAME_HEIGHT = 28;
export const NAME_BASELINE = { top: MARGIN.top + 12, bottom: CHART_HEIGHT - MARGIN.bottom - 4 } as const;

const PRICE_STEPS = 5;
const MAX_RATING = 5;
const GOOD_RATING = 4;
/** Ratings have a band of their own, so that no bar reaches them. */
const BAND_HEIGHT = 64;
const BAND_GAP = 16;
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

const CORNER = 3;
const MIN_BAR_GAP = 2;
const DIAMOND_RADIUS = 6;

export const OVERVIEW_HEIGHT = 56;
const OVERVIEW_HEADROOM = 6;
const OVERVIEW_STEP = 2;
const MIN_THUMB_WIDTH = 24;

/** The plot's extent in CSS pixels from the chart's left edge. */
export interface Span {
  left: number;
  width: number;
}

export interface Frame extends Span {
  top: number;
  height: number;
}

/** Positions in CSS pixels from the chart's upper left corner. */
export interface Scales {
  /** The middle of the product at this index of the list. */
  x: (index: number) => number;
  price: (dollars: number) => number;
  rating: (rating: number) => number;
  /** The zero of prices. */
  base: number;
}

export interface Plot {
  products: readonly Product[];
  shown: ShownWindow;
  frame: Frame;
  scales: Scales;
}

/** Not measured: a canvas has no tabular figures. */
export function labelsWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => label.length)) * FIGURE_WIDTH;
}

export function plotSpan(
  chartWidth: number,
  priceLabels: readonly string[],
  ratingLabels: readonly string[],
): Span {
  const left = MARGIN.left + labelsWidth(priceLabels) + AXIS_GAP;
  const right = MARGIN.right + labelsWidth(ratingLabels) + AXIS_GAP;
  return { left, width: Math.max(Math.floor(chartWidth) - left - right, BAR_WIDTH) };
}

export function plotFrame(span: Span, titlesHeight: number): Frame {
  const top = MARGIN.top + AXIS_NAME_HEIGHT;
  return { ...span, top, height: CHART_HEIGHT - top - titlesHeight - MARGIN.bottom };
}

/** Six ticks in dollars from 0, in round steps of whole cents, up to the highest price or more. */
export function priceTicks(highestPrice: number): readonly number[] {
  const minStep = Math.max((highestPrice * 100) / PRICE_STEPS, 1);
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const round = ROUND_STEPS.find((step) => step * magnitude >= minStep - 1e-6) ?? 10;
  const cents = Math.ceil(round * magnitude);
  return Array.from({ length: PRICE_STEPS + 1 }, (_, tick) => (tick * cents) / 100);
}

/** The ends of the ratings' axis: from 4, or below the lowest, to 5. Empty if no product has a rating. */
export function ratingTicks(products: readonly Pick<Product, 'rating'>[]): readonly number[] {
  const lowest = min(products, ({ rating }) => rating);
  return lowest === undefined ? [] : [Math.min(Math.floor(lowest), GOOD_RATING), MAX_RATING];
}

type Ends = readonly [low: number, high: number];

function linearScale([low, high]: Ends, [base, top]: Ends): (value: number) => number {
  return (value) => base + ((value - low) / (high - low)) * (top - base);
}

export function plotScales(
  frame: Frame,
  { first, count }: ShownWindow,
  topPrice: number,
  [lowestRating]: readonly number[],
): Scales {
  const base = frame.top + frame.height;
  const band = frame.top + BAND_HEIGHT;
  const pricesTop = lowestRating === undefined ? frame.top : band + BAND_GAP;
  const step = frame.width / count;
  return {
    x: (index) => frame.left + (index - first + 0.5) * step,
    price: linearScale([0, topPrice], [base, pricesTop]),
    rating: linearScale([lowestRating ?? 0, MAX_RATING], [band, frame.top]),
    base,
  };
}

const twoDigits = (pixels: number): number => Math.round(pixels * 100) / 100;
const barLeft = (middle: number): number => Math.round(middle - BAR_WIDTH / 2);

/** Around `x`, from `base` up to `y`, with rounded upper corners. */
export function barPath(x: number, y: number, base: number): string {
  const corner = clamp(base - y, 0, CORNER);
  const flat = BAR_WIDTH - 2 * corner;
  const rise = twoDigits(y + corner);
  return `M${barLeft(x)},${base}V${rise}q0,${-corner},${corner},${-corner}h${flat}q${corner},0,${corner},${corner}V${base}z`;
}

export function diamondPath(x: number, y: number): string {
  const r = DIAMOND_RADIUS;
  return `M${twoDigits(x)},${twoDigits(y - r)}l${r},${r}l${-r},${r}l${-r},${-r}z`;
}

export function marksPath(
  { products, shown: { first, count }, scales }: Plot,
  markPath: (product: Product, x: number, scales: Scales) => string,
): string {
  return products
    .slice(first, first + count)
    .map((product, offset) => markPath(product, scales.x(first + offset), scales))
    .join('');
}

type Point = readonly [x: number, y: number];

/** The area between a line and `base`. */
function areaUnder(points: readonly Point[], base: number): string {
  const left = points[0]?.[0] ?? 0;
  const right = points.at(-1)?.[0] ?? 0;
  const outline: readonly Point[] = [...points, [right, base], [left, base]];
  return `M${outline.map(([x, y]) => `${twoDigits(x)},${twoDigits(y)}`).join('L')}Z`;
}

/** The area goes one product beyond the window at both sides. */
export function areaPath({ products, shown: { first, count }, scales }: Plot): string {
  const from = Math.max(first - 1, 0);
  const points = products
    .slice(from, first + count + 1)
    .map(({ price }, offset): Point => [scales.x(from + offset), scales.price(price)]);
  const [only] = points;
  // The area of a single product would be a line.
  const outline: readonly Point[] =
    only && points.length === 1
      ? [
          [only[0] - BAR_WIDTH, only[1]],
          [only[0] + BAR_WIDTH, only[1]],
        ]
      : points;
  return areaUnder(outline, scales.base);
}

/** Hairlines between bars that touch or overlap, so that the taller one is in front. */
export function barGapsPath({ products, shown: { first, count }, scales }: Plot): string {
  if (scales.x(1) - scales.x(0) >= BAR_WIDTH + MIN_BAR_GAP) return '';
  let gaps = '';
  for (let index = first; index < first + count - 1; index += 1) {
    const [price = 0, next = 0] = products.slice(index, index + 2).map((product) => product.price);
    const edge =
      price > next ? barLeft(scales.x(index)) + BAR_WIDTH + 0.5 : barLeft(scales.x(index + 1)) - 0.5;
    gaps += `M${edge},${scales.base}V${twoDigits(scales.price(Math.min(price, next)))}`;
  }
  return gaps;
}

/** The highest price in each of at most `maxPoints` equal stretches of the list. */
export function highestPrices(products: readonly Product[], maxPoints: number): readonly number[] {
  const points = clamp(products.length, 1, maxPoints);
  return Array.from({ length: points }, (_, point) => {
    const from = Math.floor((point * products.length) / points);
    const to = Math.floor(((point + 1) * products.length) / points);
    return max(products.slice(from, to), (product) => product.price) ?? 0;
  });
}

export function overviewPath(products: readonly Product[], width: number): string {
  const prices = highestPrices(products, Math.ceil(width / OVERVIEW_STEP));
  const y = linearScale([0, Math.max(...prices) || 1], [OVERVIEW_HEIGHT, OVERVIEW_HEADROOM]);
  const step = width / prices.length;
  const points = prices.map((price, point): Point => [(point + 0.5) * step, y(price)]);
  const outline: readonly Point[] = [[0, y(prices[0] ?? 0)], ...points, [width, y(prices.at(-1) ?? 0)]];
  return areaUnder(outline, OVERVIEW_HEIGHT);
}

/** The window's share of the list, but wide enough for a finger. */
export function thumbWidth({ count }: ShownWindow, total: number, width: number): number {
  return clamp((count / total) * width, MIN_THUMB_WIDTH, width);
}
