import { memo } from 'react';
import type { Product } from '../../catalogue/product';
import styles from './chart.module.css';
import { OVERVIEW_HEIGHT, overviewPath, thumbWidth, type Span } from './geometry';
import { windowMessage, type ShownWindow } from './shown-window';

interface SkylineProps {
  products: readonly Product[];
  width: number;
}

const Skyline = memo(function Skyline({ products, width }: SkylineProps) {
  return (
    <svg width={width} height={OVERVIEW_HEIGHT} aria-hidden="true">
      <path className={styles.skyline} d={overviewPath(products, width)} />
    </svg>
  );
});

interface OverviewProps {
  products: readonly Product[];
  shown: ShownWindow;
  span: Span;
  onMove: (first: number) => void;
}

/** The prices of the whole list under the plot, with a slider whose thumb covers the products shown where not all are. */
export function Overview({ products, shown, span: { left, width }, onMove }: OverviewProps) {
  const total = products.length;
  const message = windowMessage(shown, total);
  if (shown.count === total) return <p className={styles.all}>{message}</p>;
  const stripStyle = { width, '--thumb': `${thumbWidth(shown, total, width)}px` };
  return (
    <div className={styles.overview} style={{ marginInlineStart: left, width }}>
      <div className={styles.strip} style={stripStyle}>
        <Skyline products={products} width={width} />
        <input
          type="range"
          className={styles.range}
          aria-label="Shown gadgets"
          aria-valuetext={message}
          min={1}
          max={total - shown.count + 1}
          value={shown.first + 1}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber - 1)}
        />
      </div>
      <p className={styles.message} aria-hidden="true">
        {message}
      </p>
    </div>
  );
}
