import { useId, type ComponentType } from 'react';
import type { Product } from '../../catalog/product';
import { currencySymbol, formatPrice } from '../../lib/format';
import { formatAmount, formatPlain } from '../../lib/notation';
import styles from './chart.module.css';
import {
  areaPath,
  BAR_WIDTH,
  barGapsPath,
  barPath,
  diamondPath,
  marksPath,
  type Plot,
  type Scales,
} from './geometry';

/** A line of the tooltip, and a column of the table and of the CSV file. */
export interface Figure {
  label: string;
  labelWithUnit: string;
  /** `undefined` where the product has none. */
  valueOf: (product: Product) => number | undefined;
  format: (value: number) => string;
  /** In a cell of a CSV file, which has a number only. */
  formatCell: (value: number) => string;
}

interface Point {
  x: number;
  y: number;
}

interface SeriesDefinition {
  name: string;
  label: string;
  /** In the legend, 16 CSS pixels high. */
  symbol: { width: number; path: string };
  className: string | undefined;
  figure: Figure;
  Marks: ComponentType<{ plot: Plot }>;
  /** The mark of one product, for the cursor to highlight. */
  markPath?: (product: Product, x: number, scales: Scales) => string;
  /** Tells if a point of the chart is on the mark of a product whose middle is at `x`. */
  isHit: (point: Point, product: Product, x: number, scales: Scales) => boolean;
}

/** In CSS pixels around a mark. */
const HIT_RADIUS = 12;

const isNear = (point: Point, x: number, y: number) => Math.hypot(point.x - x, point.y - y) <= HIT_RADIUS;
const barOf = (product: Product, x: number, { price, base }: Scales) =>
  barPath(x, price(product.price), base);
const diamondOf = (product: Product, x: number, scales: Scales) =>
  product.rating === undefined ? '' : diamondPath(x, scales.rating(product.rating));

function AreaMarks({ plot }: { plot: Plot }) {
  const id = useId();
  const { left, top, width, height } = plot.frame;
  return (
    <>
      <defs>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.shadeTop} />
          <stop offset="1" className={styles.shadeEnd} />
        </linearGradient>
        <clipPath id={`${id}plot`}>
          <rect x={left} y={top - 2} width={width} height={height + 2} />
        </clipPath>
      </defs>
      <path
        className={styles.area}
        d={areaPath(plot)}
        fill={`url(#${id}shade)`}
        clipPath={`url(#${id}plot)`}
      />
    </>
  );
}

function BarMarks({ plot }: { plot: Plot }) {
  const gaps = barGapsPath(plot);
  return (
    <>
      <path className={styles.bars} d={marksPath(plot, barOf)} />
      {gaps !== '' && <path className={styles.gaps} d={gaps} />}
    </>
  );
}

function DiamondMarks({ plot }: { plot: Plot }) {
  return <path className={styles.dots} d={marksPath(plot, diamondOf)} />;
}

export const priceFigure: Figure = {
  label: 'Price',
  labelWithUnit: `Price (${currencySymbol()})`,
  valueOf: (product) => product.price,
  format: formatPrice,
  formatCell: formatAmount,
};

export const ratingFigure: Figure = {
  label: 'Rating',
  labelWithUnit: 'Rating (0–5)',
  valueOf: (product) => product.rating,
  format: formatPlain,
  formatCell: formatPlain,
};

/** Specification §2, Statistics; in the order of the legend. */
export const series = [
  {
    name: 'area',
    label: 'Price (area)',
    symbol: { width: 28, path: 'M1,15V9L8,3L16,8L27,2V15z' },
    className: styles.area,
    figure: priceFigure,
    Marks: AreaMarks,
    isHit: (point, product, x, scales) => isNear(point, x, scales.price(product.price)),
  },
  {
    name: 'bars',
    label: 'Price (bars)',
    symbol: { width: 10, path: 'M0,16V3q0,-2,2,-2h6q2,0,2,2V16z' },
    className: styles.bars,
    figure: priceFigure,
    Marks: BarMarks,
    markPath: barOf,
    isHit: (point, product, x, scales) => {
      const top = scales.price(product.price);
      const isInside = Math.abs(point.x - x) <= BAR_WIDTH / 2 && point.y >= top && point.y <= scales.base;
      return isInside || isNear(point, x, top);
    },
  },
  {
    name: 'dots',
    label: 'Rating (diamonds)',
    symbol: { width: 14, path: 'M7,2l6,6l-6,6l-6,-6z' },
    className: styles.dots,
    figure: ratingFigure,
    Marks: DiamondMarks,
    markPath: diamondOf,
    isHit: (point, product, x, scales) =>
      product.rating !== undefined && isNear(point, x, scales.rating(product.rating)),
  },
] as const satisfies readonly SeriesDefinition[];

export type SeriesName = (typeof series)[number]['name'];
export type ShownSeries = ReadonlySet<SeriesName>;

export const ALL_SERIES: ShownSeries = new Set(series.map(({ name }) => name));

/** Empty where the product has none. */
export function formatFigure({ valueOf, format }: Figure, product: Product): string {
  const value = valueOf(product);
  return value === undefined ? '' : format(value);
}

export const figures: readonly Figure[] = [...new Set(series.map(({ figure }) => figure))];

/** Without those that no product has. */
export function figuresIn(products: readonly Product[]): readonly Figure[] {
  return figures.filter(({ valueOf }) => products.some((product) => valueOf(product) !== undefined));
}

/** Those that the product has. */
export function figuresOf(product: Product): ReadonlyArray<readonly [label: string, text: string]> {
  return figures
    .map((figure) => [figure.label, formatFigure(figure, product)] as const)
    .filter(([, text]) => text !== '');
}

/** Those of the figures, all of them where none was chosen. */
export function seriesOf(kept: readonly Figure[], chosen: ShownSeries): ShownSeries {
  const offered = series.filter(({ figure }) => kept.includes(figure)).map(({ name }) => name);
  const shown = offered.filter((name) => chosen.has(name));
  return new Set(shown.length > 0 ? shown : offered);
}

export function drawnSeries(shown: ShownSeries): readonly (SeriesDefinition & { name: SeriesName })[] {
  return series.filter(({ name }) => shown.has(name));
}

/** The last one stays. */
export function toggleSeries(shown: ShownSeries, name: SeriesName): ShownSeries {
  const next = new Set(shown);
  if (!next.delete(name)) next.add(name);
  return next.size === 0 ? shown : next;
}
