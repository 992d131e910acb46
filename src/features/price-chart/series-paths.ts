import { area } from 'd3-shape';
import { BAR_SIZE, type Frame } from './plot-frame';
import { MAX_RATING } from './price-axis';
import type { ShownWindow } from './shown-window';

/** What the chart draws of a product: dollars, and 0 to 5. */
export interface Figures {
  readonly price: number;
  readonly rating: number;
}

/** Where values stand in the chart, in CSS pixels from its upper left corner. */
export interface PlotScales {
  /** The middle of the product at this place in the list. */
  readonly x: (index: number) => number;
  readonly price: (dollars: number) => number;
  readonly rating: (rating: number) => number;
  /** Where both scales have their 0. */
  readonly base: number;
}

/** SVG path data, one path a series. */
export interface SeriesPaths {
  readonly area: string;
  readonly bars: string;
  /** A hairline between bars that touch or overlap, so that the taller one is in front; empty where they are apart. */
  readonly gaps: string;
  readonly dots: string;
}

const CORNER = 3;
/** Bars closer than this, in CSS pixels, are separated by a hairline. */
const LEAST_GAP = 2;
const DOT_RADIUS = 6;

/** A level scale from 0 at `base` up to `highest` at `top`, in CSS pixels. */
export function riseTo(highest: number, base: number, top: number): (value: number) => number {
  return (value) => base + (value / highest) * (top - base);
}

/** The scales of a plot that shows this window, its price axis ending at `topPrice` dollars. */
export function plotScales(frame: Frame, { first, count }: ShownWindow, topPrice: number): PlotScales {
  const base = frame.top + frame.height;
  const step = frame.width / count;
  return {
    x: (index) => frame.left + (index - first + 0.5) * step,
    price: riseTo(topPrice, base, frame.top),
    rating: riseTo(MAX_RATING, base, frame.top),
    base,
  };
}

const twoDigits = (pixels: number): number => Math.round(pixels * 100) / 100;
const barLeft = (middle: number): number => Math.round(middle - BAR_SIZE / 2);

/** A bar of exactly 20 CSS pixels around `x`, from `base` up to `y`, its upper corners a little rounded. */
export function barPath(x: number, y: number, base: number): string {
  const corner = Math.min(CORNER, Math.max(base - y, 0));
  const flat = BAR_SIZE - 2 * corner;
  const rise = twoDigits(y + corner);
  return `M${barLeft(x)},${base}V${rise}q0,${-corner},${corner},${-corner}h${flat}q${corner},0,${corner},${corner}V${base}z`;
}

/** A diamond around a point: told from the bars by its shape as well as by its colour. */
export function dotPath(x: number, y: number): string {
  const r = DOT_RADIUS;
  const top = twoDigits(y - r);
  return `M${twoDigits(x)},${top}l${r},${r}l${-r},${r}l${-r},${-r}z`;
}

function areaPath(products: readonly Figures[], from: number, to: number, scales: PlotScales): string {
  const points = products.slice(from, to).map((product, offset) => ({
    x: scales.x(from + offset),
    y: scales.price(product.price),
  }));
  const [only] = points;
  // One product alone has no extent, and its area would be a line.
  const drawn =
    points.length === 1 && only
      ? [
          { ...only, x: only.x - BAR_SIZE },
          { ...only, x: only.x + BAR_SIZE },
        ]
      : points;
  const shape = area<{ x: number; y: number }>()
    .x((point) => point.x)
    .y1((point) => point.y)
    .y0(scales.base)
    .digits(2);
  return shape(drawn) ?? '';
}

function gapsPath(products: readonly Figures[], { first, count }: ShownWindow, scales: PlotScales): string {
  if (scales.x(1) - scales.x(0) >= BAR_SIZE + LEAST_GAP) return '';
  let gaps = '';
  for (let index = first; index < first + count - 1; index += 1) {
    const [price = 0, next = 0] = products.slice(index, index + 2).map((product) => product.price);
    const edge =
      price > next ? barLeft(scales.x(index)) + BAR_SIZE + 0.5 : barLeft(scales.x(index + 1)) - 0.5;
    gaps += `M${edge},${scales.base}V${twoDigits(scales.price(Math.min(price, next)))}`;
  }
  return gaps;
}

/** The three series of the products shown; the area reaches one product further at both sides, to run out of the plot. */
export function seriesPaths(
  products: readonly Figures[],
  { first, count }: ShownWindow,
  scales: PlotScales,
): SeriesPaths {
  let bars = '';
  let dots = '';
  products.slice(first, first + count).forEach((product, offset) => {
    const x = scales.x(first + offset);
    bars += barPath(x, scales.price(product.price), scales.base);
    dots += dotPath(x, scales.rating(product.rating));
  });
  const end = Math.min(first + count + 1, products.length);
  return {
    area: areaPath(products, Math.max(first - 1, 0), end, scales),
    bars,
    gaps: gapsPath(products, { first, count }, scales),
    dots,
  };
}
