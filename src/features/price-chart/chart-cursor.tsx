import { memo, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import styles from './chart-cursor.module.css';
import { CHART_HEIGHT, type Frame } from './plot-frame';
import { barPath, dotPath, type PlotScales } from './series-paths';
import { indexAt, nearestShown, type ShownWindow } from './shown-window';
import { valueByKey } from './slider-keys';
import { useZoomWheel } from './use-zoom-wheel';

interface MarkProps {
  readonly product: Product;
  readonly x: number;
  readonly scales: PlotScales;
  readonly frame: Frame;
}

function Mark({ product, x, scales, frame }: MarkProps) {
  return (
    <svg className={styles['marks']} width="100%" height={CHART_HEIGHT} aria-hidden="true">
      <path className={styles['guide']} d={`M${Math.round(x) + 0.5},${frame.top}V${scales.base}`} />
      <path className={styles['bar']} d={barPath(x, scales.price(product.price), scales.base)} />
      <path className={styles['dot']} d={dotPath(x, scales.rating(product.rating))} />
    </svg>
  );
}

function Tip({ product, x, frame }: Omit<MarkProps, 'scales'>) {
  const onLeft = x > frame.left + frame.width / 2;
  const gap = 18;
  // Towards the middle of the chart, in the larger half: so it never leaves the chart, however long the title is.
  const place = onLeft
    ? { right: `calc(100% - ${x - gap}px)`, maxWidth: x - gap }
    : { left: x + gap, maxWidth: `calc(100% - ${x + gap}px)` };
  return (
    <div role="tooltip" className={styles['tip']} style={{ top: frame.top + 4, ...place }}>
      <p className={styles['title']}>{product.product_title}</p>
      <p>{`Price: ${formatPrice(product.price)}`}</p>
      <p>{`Rating: ${product.rating}`}</p>
    </div>
  );
}

interface ChartCursorProps {
  readonly products: readonly Product[];
  readonly shown: ShownWindow;
  readonly frame: Frame;
  readonly scales: PlotScales;
  readonly onFollow: (index: number) => void;
  readonly onZoom: (factor: number, at: number) => void;
}

/**
 * Everything that moves with the pointer or the keys: guide, marks and tooltip over the chart. Its state is
 * its own, so that a move draws this layer alone. For assistive technology it is a slider over the gadgets.
 */
export const ChartCursor = memo(function ChartCursor(props: ChartCursorProps) {
  const { products, shown, frame, scales, onFollow, onZoom } = props;
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const wheel = useZoomWheel(onZoom);
  const current = nearestShown(index, shown);
  const product = products[current];
  if (!product) return null;

  const onPointer = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(indexAt(event.clientX - box.left, box.width, shown));
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') setIsOpen(false);
    const next = valueByKey(event.key, { value: current, max: products.length - 1, page: shown.count });
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
    setIsOpen(true);
    onFollow(next);
  };
  const onFocus = (event: FocusEvent) => {
    if (event.currentTarget.matches(':focus-visible')) setIsOpen(true);
  };
  const hide = () => setIsOpen(false);
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
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerCancel={hide}
        onPointerLeave={(event) => {
          // A finger that is lifted leaves too, and its tooltip is to stay.
          if (event.pointerType !== 'touch') hide();
        }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={hide}
      />
      {isOpen && <Mark product={product} x={x} scales={scales} frame={frame} />}
      {isOpen && <Tip product={product} x={x} frame={frame} />}
    </>
  );
});
