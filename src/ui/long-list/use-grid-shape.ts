import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How a list is laid out, in CSS pixels. */
export interface GridShape {
  columns: number;
  rowHeight: number;
  gap: number;
  /** Where the list begins on the page. */
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

/** The shape of a list, read before it is first painted and again whenever it or the page changes size. */
export function useGridShape(list: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () => {
      const now = readShape(element);
      setShape((before) => (isSame(before, now) ? before : now));
    };
    read();
    // In the very frame of the change, so that no list of the former shape is painted or scrolled.
    const changes = new ResizeObserver(() => flushSync(read));
    changes.observe(element);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, [list]);
  return shape;
}
