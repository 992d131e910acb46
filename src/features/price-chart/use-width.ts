import { useCallback, useState, type RefCallback } from 'react';
import { columnWidth } from '../../lib/column-width';

/** The width to draw for where the element has none, in CSS pixels: in what is not laid out. */
export const ASSUMED_WIDTH = 640;

/**
 * The inner width in CSS pixels of an element that is as wide as the screen's column, kept up to date, and the
 * `ref` that the element takes. Before the element is there it is the column's, or else `undefined`: it is known
 * before anything is painted.
 */
export function useWidth(): readonly [width: number | undefined, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(columnWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((known) => element.clientWidth || (known ?? ASSUMED_WIDTH));
    const observer = new ResizeObserver(measure);
    // Measured at once as well, so that the first picture has the right width.
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
