import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The items to render, `to` excluded, and the room of those before and after them in CSS pixels. */
export interface ItemWindow {
  from: number;
  to: number;
  before: number;
  after: number;
}

interface RowWindowProps {
  list: RefObject<HTMLElement | null>;
  count: number;
  onChange: (items: ItemWindow | undefined) => void;
}

/** Rows above and below the view, so that neither scrolling nor Tab meets a gap. */
const OVERSCAN_ROWS = 3;

/** In CSS pixels; `top` is from the top of the page. */
interface GridShape {
  columns: number;
  rowHeight: number;
  gap: number;
  top: number;
}

function readShape(list: HTMLElement): GridShape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? 1,
    gap: Number.parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + scrollY,
  };
}

function isSame(a: GridShape | undefined, b: GridShape): boolean {
  return a?.columns === b.columns && a.rowHeight === b.rowHeight && a.gap === b.gap && a.top === b.top;
}

function useGridShape(list: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () => {
      const now = readShape(element);
      setShape((before) => (isSame(before, now) ? before : now));
    };
    read();
    // In the same frame, so that the former shape is never painted.
    const changes = new ResizeObserver(() => flushSync(read));
    changes.observe(element);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, [list]);
  return shape;
}

/** Tells which items of a list, whose rows are equally high, are near the view. */
export function RowWindow({ list, count, onChange }: RowWindowProps) {
  const shape = useGridShape(list);
  const columns = shape?.columns ?? 1;
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here, where it is fresh at every render
  const virtualizer = useWindowVirtualizer({
    // The visitor may scroll during the first render.
    enabled: shape !== undefined,
    // It would scroll back to an outdated position.
    scrollToFn: () => undefined,
    count: Math.ceil(count / columns),
    estimateSize: () => shape?.rowHeight ?? 1,
    gap: shape?.gap ?? 0,
    scrollMargin: shape?.top ?? 0,
    overscan: OVERSCAN_ROWS,
  });
  // It caches positions by the former row height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, shape?.rowHeight]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const from = first && first.index * columns;
  const to = last && Math.min((last.index + 1) * columns, count);
  const before = first && first.start - (shape?.top ?? 0);
  const after = last && virtualizer.getTotalSize() - (last.end - (shape?.top ?? 0));
  useLayoutEffect(() => {
    if (from !== undefined && to !== undefined && before !== undefined && after !== undefined)
      onChange({ from, to, before, after });
  }, [from, to, before, after, onChange]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
