import { useCallback, useState, type RefCallback } from 'react';

/** The width to draw for where the element has none, in CSS pixels: in what is not laid out. */
export const ASSUMED_WIDTH = 640;

/**
 * An element's inner width in CSS pixels, kept up to date and `undefined` until the element is there, and
 * the `ref` that the element takes. It is known before anything is painted.
 */
export function useWidth(): readonly [width: number | undefined, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number>();
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
