import { useCallback, useState, type RefCallback } from 'react';

/** A width to draw for until the element's own is known, in CSS pixels; it never reaches the screen. */
const ASSUMED_WIDTH = 640;

/** An element's inner width in CSS pixels, kept up to date, and the `ref` that the element takes. */
export function useWidth(): readonly [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((known) => element.clientWidth || known);
    const observer = new ResizeObserver(measure);
    // Measured at once as well, so that the first picture has the right width.
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
