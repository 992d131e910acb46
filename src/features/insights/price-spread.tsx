import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useId, useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import styles from './price-spread.module.css';
import { spreadsOf, type Spread } from './spread';

/** The height of a row's drawing and of its box, in CSS pixels. */
const HEIGHT = 28;
const BOX = 16;
const TICKS = 4;

/** Where a price stands between the drawing's edges, in percent: so it needs no measuring, on screen or paper. */
type Place = (dollars: number) => string;

function Box({ spread, place, ticks }: { spread: Spread; place: Place; ticks: readonly number[] }) {
  const { least, first, median, third, most } = spread;
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
      <line className={styles.line} x1={place(least)} x2={place(most)} y1={middle} y2={middle} />
      <line className={styles.line} {...level(least, BOX / 4)} />
      <line className={styles.line} {...level(most, BOX / 4)} />
      <rect
        className={styles.box}
        x={place(first)}
        y={top}
        width={place(third - first)}
        height={BOX}
        rx="2"
      />
      <line className={styles.median} {...level(median, BOX / 2 + 3)} />
    </svg>
  );
}

/** The figures of a row, in one or two lines. */
function spreadLines({ count, least, first, median, third, most }: Spread): readonly string[] {
  if (count === 1) return [formatPrice(least)];
  if (least === most) return [`All at ${formatPrice(least)}`];
  return [
    `${formatPrice(least)} to ${formatPrice(most)}, median ${formatPrice(median)}`,
    `Middle half ${formatPrice(first)} to ${formatPrice(third)}`,
  ];
}

interface AxisProps {
  place: Place;
  ticks: readonly number[];
}

/** The prices that the upright lines of all rows stand for. */
function Axis({ place, ticks }: AxisProps) {
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

/** How the prices of each category are spread: one row each with the figures in words and, for the eye, as a box. */
export function PriceSpread({ products }: { products: readonly Product[] }) {
  const headingId = useId();
  const spreads = useMemo(() => spreadsOf(products), [products]);
  const scale = scaleLinear([0, max(spreads, ({ most }) => most) || 1], [0, 100]).nice(TICKS);
  const place: Place = (dollars) => `${scale(dollars)}%`;
  const ticks = scale.ticks(TICKS);
  return (
    <section className={styles.spread} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Prices by category
      </h2>
      <p className={styles.note}>
        A line from the cheapest to the dearest, a box around the middle half, a mark at the median.
      </p>
      <div className={styles.card}>
        <ul aria-labelledby={headingId}>
          {spreads.map((spread) => (
            <li key={spread.name} className={styles.row}>
              <p className={styles.name}>
                {spread.name}
                <span>{` ${spread.count} ${spread.count === 1 ? 'gadget' : 'gadgets'}`}</span>
              </p>
              <Box spread={spread} place={place} ticks={ticks} />
              <div className={styles.words}>
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
