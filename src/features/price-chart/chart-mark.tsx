import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import styles from './chart-cursor.module.css';
import { CHART_HEIGHT, type Frame } from './plot-frame';
import type { ShownSeries } from './series';
import { barPath, dotPath, type PlotScales } from './series-paths';

interface TipProps {
  readonly product: Product;
  /** Where the product stands, in CSS pixels from the chart's left edge. */
  readonly x: number;
  readonly frame: Frame;
}

interface MarkProps extends TipProps {
  readonly scales: PlotScales;
  readonly series: ShownSeries;
}

/** A product's marks, set off from the others. */
export function Mark({ product, x, scales, frame, series }: MarkProps) {
  return (
    <svg className={styles['marks']} width="100%" height={CHART_HEIGHT} aria-hidden="true">
      <path className={styles['guide']} d={`M${Math.round(x) + 0.5},${frame.top}V${scales.base}`} />
      {series.has('bars') && (
        <path className={styles['bar']} d={barPath(x, scales.price(product.price), scales.base)} />
      )}
      {series.has('dots') && <path className={styles['dot']} d={dotPath(x, scales.rating(product.rating))} />}
    </svg>
  );
}

/** A product's figures beside its marks. */
export function Tip({ product, x, frame }: TipProps) {
  const onLeft = x > frame.left + frame.width / 2;
  const gap = 18;
  // Towards the middle of the chart, in the larger half: so it never leaves the chart, however long the title is.
  const place = onLeft
    ? { right: `calc(100% - ${x - gap}px)`, maxWidth: x - gap }
    : { left: x + gap, maxWidth: `calc(100% - ${x + gap}px)` };
  return (
    <div role="tooltip" className={styles['tip']} style={{ top: frame.top + 4, ...place }}>
      <p dir="auto" className={styles['title']}>
        {product.product_title}
      </p>
      <p>{`Price: ${formatPrice(product.price)}`}</p>
      <p>{`Rating: ${product.rating}`}</p>
    </div>
  );
}
