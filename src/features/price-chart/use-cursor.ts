import {
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Product } from '../../catalogue/product';
import { isOnMark } from './mark-hit';
import type { Frame } from './plot-frame';
import type { ShownSeries } from './series';
import type { PlotScales } from './series-paths';
import { indexAt, nearestShown, type ShownWindow } from './shown-window';
import { valueByKey } from './slider-keys';

/** What a cursor moves over. */
export interface CursorPlot {
  readonly products: readonly Product[];
  readonly shown: ShownWindow;
  readonly frame: Frame;
  readonly scales: PlotScales;
  readonly series: ShownSeries;
  /** Takes the window along to the product at this place in the list. */
  readonly onFollow: (index: number) => void;
  readonly onOpen: (productId: string) => void;
}

/** Where the cursor is, and what listens to pointer and keys on the plot. */
interface Cursor {
  readonly current: number;
  /** Whether the product's figures are shown. */
  readonly isOpen: boolean;
  /** Whether the pointer is on a mark, which a click would open. */
  readonly isOnMark: boolean;
  readonly listeners: HTMLAttributes<HTMLElement>;
}

/** The product's place in the list, and what is told of `isOpen` and `isOnMark` below. */
interface CursorState {
  readonly index: number;
  readonly isOpen: boolean;
  readonly isOn: boolean;
}

/** A cursor's state, which stays the same object while nothing of it changes: most moves of a pointer draw nothing. */
function useCursorState() {
  const [state, setState] = useState<CursorState>({ index: 0, isOpen: false, isOn: false });
  const setCursor = (next: CursorState) =>
    setState((now) =>
      now.index === next.index && now.isOpen === next.isOpen && now.isOn === next.isOn ? now : next,
    );
  return [state, setCursor] as const;
}

/** A cursor over the products shown: by pointer, by finger, or by the keys of a slider; a mark's click and Enter open its product. */
export function useCursor(plot: CursorPlot): Cursor {
  const { products, shown, frame, scales, series, onFollow, onOpen } = plot;
  const [{ index, isOpen, isOn }, setCursor] = useCursorState();
  const mayOpen = useRef(false);
  const current = nearestShown(index, shown);

  const at = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const place = indexAt(x, box.width, shown);
    const product = products[place];
    const point = { x: x + frame.left, y: y + frame.top };
    const isHit = product && isOnMark(point, scales.x(place), product, scales, series);
    return { product, cursor: { index: place, isOpen: true, isOn: isHit === true } };
  };
  const open = (product: Product | undefined) => {
    if (product) onOpen(product.product_id);
  };
  const hide = () => setCursor({ index: current, isOpen: false, isOn: false });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') hide();
    if (event.key === 'Enter') open(products[current]);
    const next = valueByKey(event.key, { value: current, max: products.length - 1, page: shown.count });
    if (next === undefined) return;
    event.preventDefault();
    setCursor({ index: next, isOpen: true, isOn: false });
    onFollow(next);
  };

  const listeners = {
    onPointerMove: (event: PointerEvent) => setCursor(at(event).cursor),
    onPointerDown: (event: PointerEvent) => {
      const { cursor } = at(event);
      // A finger has no way to point before it presses: its first tap shows the figures, the next one opens.
      mayOpen.current = event.pointerType !== 'touch' || (isOpen && cursor.index === current);
      setCursor(cursor);
    },
    onPointerCancel: hide,
    onPointerLeave: (event: PointerEvent) => {
      // A finger that is lifted leaves too, and its tooltip is to stay.
      if (event.pointerType !== 'touch') hide();
    },
    onClick: (event: MouseEvent) => {
      const { product, cursor } = at(event);
      if (mayOpen.current && cursor.isOn) open(product);
    },
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) setCursor({ index: current, isOpen: true, isOn });
    },
    onBlur: hide,
  };
  return { current, isOpen, isOnMark: isOn, listeners };
}
