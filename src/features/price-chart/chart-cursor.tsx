import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Product } from '../../catalog/product';
import { clamp } from '../../lib/bounds';
import { classNames, unprinted } from '../../ui/classes';
import { noun } from '../../words/words';
import cursor from './chart-cursor.module.css';
import styles from './chart.module.css';
import { CHART_HEIGHT, type Frame, type Plot } from './geometry';
import { drawnSeries, figuresOf, type ShownSeries } from './series';
import { follow, indexAt, nearestShown } from './shown-window';

const TOOLTIP_GAP = 18;

interface HighlightProps {
  product: Product;
  x: number;
  plot: Plot;
  series: ShownSeries;
}

function Highlight({ product, x, plot: { frame, scales }, series }: HighlightProps) {
  return (
    <svg
      className={classNames(unprinted, styles.highlight)}
      width="100%"
      height={CHART_HEIGHT}
      aria-hidden="true"
    >
      <path className={styles.guide} d={`M${Math.round(x) + 0.5},${frame.top}V${scales.base}`} />
      {drawnSeries(series).map(
        ({ name, className, markPath }) =>
          markPath && <path key={name} className={className} d={markPath(product, x, scales)} />,
      )}
    </svg>
  );
}

function Tooltip({ product, x, frame }: { product: Product; x: number; frame: Frame }) {
  // On the wider side, so that it stays inside the chart however long the title is.
  const position =
    x > frame.left + frame.width / 2
      ? { right: `calc(100% - ${x - TOOLTIP_GAP}px)`, maxWidth: x - TOOLTIP_GAP }
      : { left: x + TOOLTIP_GAP, maxWidth: `calc(100% - ${x + TOOLTIP_GAP}px)` };
  return (
    <div
      role="tooltip"
      className={classNames(unprinted, cursor.tip)}
      style={{ top: frame.top + 4, ...position }}
    >
      <p dir="auto" className={cursor.tipTitle}>
        {product.product_title}
      </p>
      {figuresOf(product).map(([label, text]) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
    </div>
  );
}

/** From 0 to `max` (WAI-ARIA: slider). */
function valueByKey(key: string, value: number, max: number, page: number): number | undefined {
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', -Infinity],
    ['End', Infinity],
  ]);
  const step = steps.get(key);
  return step === undefined ? undefined : clamp(value + step, 0, max);
}

/** Wherever focus is: the pointer opens a tooltip too. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}

interface CursorState {
  index: number;
  isOpen: boolean;
  /** The pointer is on a mark, which a click would open. */
  isOnMark: boolean;
}

const INITIAL: CursorState = { index: 0, isOpen: false, isOnMark: false };

interface ChartCursorProps {
  plot: Plot;
  series: ShownSeries;
  onMove: (first: number) => void;
  onOpen: (productId: string) => void;
  hintId: string;
}

function useCursor({ plot, series, onMove, onOpen }: ChartCursorProps) {
  const { products, shown, frame, scales } = plot;
  const [state, setState] = useState(INITIAL);
  const mayOpen = useRef(false);
  const index = nearestShown(state.index, shown);

  const stateAt = (event: MouseEvent): CursorState => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = indexAt(event.clientX - box.left, box.width, shown);
    const point = { x: event.clientX - box.left + frame.left, y: event.clientY - box.top + frame.top };
    const isHitAt = (product: Product) =>
      drawnSeries(series).some(({ isHit }) => isHit(point, product, scales.x(at), scales));
    return { index: at, isOpen: true, isOnMark: products.slice(at, at + 1).some(isHitAt) };
  };
  const open = (at: number) => {
    const product = products[at];
    if (product) onOpen(product.product_id);
  };
  const hide = () => setState({ index, isOpen: false, isOnMark: false });
  useEscape(state.isOpen, hide);
  const listeners = {
    onPointerMove: (event: PointerEvent) => setState(stateAt(event)),
    onPointerDown: (event: PointerEvent) => {
      const next = stateAt(event);
      // The first tap of a finger shows the figures, the next one opens.
      mayOpen.current = event.pointerType !== 'touch' || (state.isOpen && next.index === index);
      setState(next);
    },
    onPointerCancel: hide,
    // A lifted finger leaves too, but its tooltip stays.
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && hide(),
    onClick: (event: MouseEvent) => {
      const clicked = stateAt(event);
      if (mayOpen.current && clicked.isOnMark) open(clicked.index);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') open(index);
      const next = valueByKey(event.key, index, products.length - 1, shown.count);
      if (next === undefined) return;
      event.preventDefault();
      setState({ index: next, isOpen: true, isOnMark: false });
      onMove(follow(shown, next));
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) setState({ ...state, index, isOpen: true });
    },
    onBlur: hide,
  };
  return { ...state, index, listeners };
}

/** Guide, marks and tooltip of one product. For assistive technology a slider over the products. */
export function ChartCursor(props: ChartCursorProps) {
  const { plot, series, hintId } = props;
  const { index, isOpen, isOnMark, listeners } = useCursor(props);
  const product = plot.products[index];
  if (!product) return null;
  const values = figuresOf(product).map(([label, text]) => `${label.toLowerCase()} ${text}`);
  const x = plot.scales.x(index);
  return (
    <>
      <div
        className={classNames(unprinted, styles.plot)}
        style={{ ...plot.frame }}
        role="slider"
        tabIndex={0}
        aria-label={noun.One}
        aria-valuemin={1}
        aria-valuemax={plot.products.length}
        aria-valuenow={index + 1}
        aria-valuetext={[product.product_title, ...values].join(', ')}
        aria-describedby={hintId}
        data-on-mark={isOnMark || undefined}
        {...listeners}
      />
      {isOpen && <Highlight product={product} x={x} plot={plot} series={series} />}
      {isOpen && <Tooltip product={product} x={x} frame={plot.frame} />}
    </>
  );
}
