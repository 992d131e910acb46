import { ascending, max, quantileSorted } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useId, useMemo } from 'react';
import { categories } from '../../catalog/categories';
import type { Product } from '../../catalog/product';
import { formatPrice } from '../../lib/format';
import { countProducts } from '../../lib/words';
import styles from './price-spread.module.css';

/** Prices in dollars. */
interface Spread {
  name: string;
  count: number;
  lowest: number;
  firstQuartile: number;
  median: number;
  thirdQuartile: number;
  highest: number;
}

/** A catalog may invent as many categories as it has products. */
const MAX_ROWS = 24;
const OTHERS = 'Other categories';

const roundTo = (parts: number, dollars: number) => Math.round(dollars * parts) / parts;

/** Quartiles between two prices are interpolated (R-7, as spreadsheets do) and rounded to cents, or as finely as a price is. */
export function spreadOf(name: string, prices: readonly number[]): Spread {
  const sorted = prices.toSorted(ascending);
  const parts = sorted.every((price) => roundTo(100, price) === price) ? 100 : 10_000;
  const at = (share: number) => roundTo(parts, quantileSorted(sorted, share) ?? 0);
  return {
    name,
    count: sorted.length,
    lowest: at(0),
    firstQuartile: at(0.25),
    median: at(0.5),
    thirdQuartile: at(0.75),
    highest: at(1),
  };
}

/** A spread for each of the shop's categories in their order, then for any others, the last of them together. */
export function spreadsOf(products: ReadonlyArray<Pick<Product, 'category' | 'price'>>): readonly Spread[] {
  const known = categories.filter(({ value }) => value !== 'all');
  const prices = new Map<string, number[]>(known.map(({ value }) => [value, []]));
  for (const { category, price } of products) {
    const name = prices.has(category) || prices.size < MAX_ROWS ? category : OTHERS;
    const list = prices.get(name);
    if (list) list.push(price);
    else prices.set(name, [price]);
  }
  return [...prices]
    .filter(([, list]) => list.length > 0)
    .map(([category, list]) =>
      spreadOf(known.find(({ value }) => value === category)?.label ?? category, list),
    );
}

/** Heights in CSS pixels. */
const HEIGHT = 28;
const BOX = 16;
const TICKS = 4;

/** The position of a price in percent of the width: so it needs no measuring, on screen or paper. */
type Place = (dollars: number) => string;

function Box({ spread, place, ticks }: { spread: Spread; place: Place; ticks: readonly number[] }) {
  const { lowest, firstQuartile, median, thirdQuartile, highest } = spread;
  const middle = HEIGHT / 2;
  const top = middle - BOX / 2;
  const level = (dollars: number, reach: number) => ({
    x1: place(dollars),
    x2: place(dollars),
    y1: middle - reach,
    y2: middle + reach,
  });
  return (
    <svg className={styles.drawing} width="100%" height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} {...level(tick, middle)} />
      ))}
      <line className={styles.line} x1={place(lowest)} x2={place(highest)} y1={middle} y2={middle} />
      <line className={styles.line} {...level(lowest, BOX / 4)} />
      <line className={styles.line} {...level(highest, BOX / 4)} />
      <rect
        className={styles.box}
        x={place(firstQuartile)}
        y={top}
        width={place(thirdQuartile - firstQuartile)}
        height={BOX}
        rx="2"
      />
      <line className={styles.median} {...level(median, BOX / 2 + 3)} />
    </svg>
  );
}

function spreadLines(spread: Spread): readonly string[] {
  const { lowest, firstQuartile, median, thirdQuartile, highest } = spread;
  if (spread.count === 1) return [formatPrice(lowest)];
  if (lowest === highest) return [`All at ${formatPrice(lowest)}`];
  return [
    `${formatPrice(lowest)} to ${formatPrice(highest)}, median ${formatPrice(median)}`,
    `Middle half ${formatPrice(firstQuartile)} to ${formatPrice(thirdQuartile)}`,
  ];
}

function Axis({ place, ticks }: { place: Place; ticks: readonly number[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ left: place(tick) }}>
          {formatPrice(tick)}
        </span>
      ))}
    </div>
  );
}

/** One row for each category: the figures as text and, for the eye, as a box plot. */
export function PriceSpread({ products }: { products: readonly Product[] }) {
  const headingId = useId();
  const spreads = useMemo(() => spreadsOf(products), [products]);
  const scale = scaleLinear([0, max(spreads, ({ highest }) => highest) || 1], [0, 100]).nice(TICKS);
  const place: Place = (dollars) => `${scale(dollars)}%`;
  const ticks = scale.ticks(TICKS);
  return (
    <section className={styles.spread} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Prices by category
      </h2>
      <p className={styles.note}>
        A line from the cheapest to the most expensive, a box around the middle half, a mark at the median.
      </p>
      <div className={styles.card}>
        <ul aria-labelledby={headingId}>
          {spreads.map((spread) => (
            <li key={spread.name} className={styles.row}>
              <p className={styles.name}>
                {spread.name}
                <span>{` ${countProducts(spread.count)}`}</span>
              </p>
              <Box spread={spread} place={place} ticks={ticks} />
              <div className={styles.figures}>
                {spreadLines(spread).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <Axis place={place} ticks={ticks} />
      </div>
    </section>
  );
}
