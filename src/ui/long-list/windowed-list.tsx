import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../classes';
import styles from './windowed-list.module.css';

export interface LongListProps {
  label: string;
  /** Lays the items out as a grid of one or more columns, with rows of equal height. */
  className: string | undefined;
  count: number;
  firstCount?: number;
  keyAt: (index: number) => string;
  renderAt: (index: number) => ReactNode;
}

/** Rows above and below the view, so that neither scrolling nor Tab meets a gap. */
const OVERSCAN_ROWS = 3;

const FIRST_ITEMS = 24;

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

function useRowWindow(count: number) {
  const list = useRef<HTMLUListElement>(null);
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
  const top = shape?.top ?? 0;
  return {
    list,
    from: first ? first.index * columns : 0,
    to: last ? Math.min((last.index + 1) * columns, count) : Math.min(FIRST_ITEMS, count),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
}

/** Renders only the items near the view, with padding in place of the others (WAI-ARIA: `aria-posinset`). */
export function WindowedList({ label, className, count, keyAt, renderAt }: LongListProps) {
  const { list, from, to, before, after } = useRowWindow(count);
  return (
    <ul
      ref={list}
      className={classNames(styles.list, className)}
      aria-label={label}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {Array.from({ length: to - from }, (_, offset) => {
        const index = from + offset;
        return (
          <li key={keyAt(index)} aria-posinset={index + 1} aria-setsize={count}>
            {renderAt(index)}
          </li>
        );
      })}
    </ul>
  );
}
