import { memo } from 'react';
import { formatPrice } from '../../lib/money';
import styles from './chart-cursor.module.css';
import { Mark, Tip } from './chart-mark';
import { useCursor, type CursorPlot } from './use-cursor';
import { useZoomWheel } from './use-zoom-wheel';

interface ChartCursorProps extends CursorPlot {
  readonly onZoom: (factor: number, at: number) => void;
  /** The element that says what a click and Enter do. */
  readonly hintId: string;
}

/**
 * Everything that moves with the pointer or the keys: guide, marks and tooltip over the chart. Its state is
 * its own, so that a move draws this layer alone. For assistive technology it is a slider over the gadgets.
 */
export const ChartCursor = memo(function ChartCursor({ onZoom, hintId, ...plot }: ChartCursorProps) {
  const { products, frame, scales, series } = plot;
  const { current, isOpen, isOnMark, listeners } = useCursor(plot);
  const wheel = useZoomWheel(onZoom);
  const product = products[current];
  if (!product) return null;
  const x = scales.x(current);
  return (
    <>
      <div
        ref={wheel}
        className={styles['plot']}
        style={frame}
        role="slider"
        tabIndex={0}
        aria-label="Gadget"
        aria-valuemin={1}
        aria-valuemax={products.length}
        aria-valuenow={current + 1}
        aria-valuetext={`${product.product_title}, price ${formatPrice(product.price)}, rating ${product.rating}`}
        aria-describedby={hintId}
        data-opens="details"
        data-on-mark={isOnMark || undefined}
        {...listeners}
      />
      {isOpen && <Mark product={product} x={x} scales={scales} frame={frame} series={series} />}
      {isOpen && <Tip product={product} x={x} frame={frame} />}
    </>
  );
});
