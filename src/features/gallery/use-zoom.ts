import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const MAX_ZOOM = 4;
const STEP = 1.5;
/** A turn of the wheel by so many pixels zooms by e. */
const WHEEL = 400;
/** The zoom of a double tap. */
const CLOSE_UP = 2.5;

interface Point {
  clientX: number;
  clientY: number;
}

const middleOf = (touches: TouchList): Point & { distance: number } => {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return { clientX: 0, clientY: 0, distance: 1 };
  return {
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
  };
};

interface Zoomed {
  now: () => number;
  zoomTo: (zoom: number, point: Point) => void;
}

/** Returns what ends it. React's own listeners could not keep the page from scrolling. */
function listenForZoom(area: HTMLElement, { now, zoomTo }: Zoomed): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start = { distance: 1, zoom: 1 };
  area.addEventListener('dblclick', (event) => zoomTo(now() > 1 ? 1 : CLOSE_UP, event), { signal });
  area.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomTo(now() * Math.exp(-event.deltaY / WHEEL), event);
    },
    { signal, passive: false },
  );
  area.addEventListener(
    'touchstart',
    ({ touches }) => {
      if (touches.length === 2) start = { distance: middleOf(touches).distance, zoom: now() };
    },
    { signal, passive: true },
  );
  area.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const middle = middleOf(event.touches);
      zoomTo((start.zoom * middle.distance) / start.distance, middle);
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}

/**
 * The zoom of what an element scrolls, 1 to 4: by wheel, pinch and double tap at their place, and by what is returned.
 * The element's own scrolling moves what is zoomed: by touch, wheel, arrow keys or scroll bar.
 */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const now = useRef(1);
  /** What has to stay where it is: a point of the element, and of its content at zoom 1. */
  const anchor = useRef({ x: 0, y: 0, contentX: 0, contentY: 0 });

  const zoomTo = (wanted: number, point?: Point) => {
    const next = Math.min(Math.max(wanted, 1), MAX_ZOOM);
    if (!area || next === now.current) return;
    const box = area.getBoundingClientRect();
    const x = point ? point.clientX - box.left : box.width / 2;
    const y = point ? point.clientY - box.top : box.height / 2;
    const contentX = (area.scrollLeft + x) / now.current;
    const contentY = (area.scrollTop + y) / now.current;
    anchor.current = { x, y, contentX, contentY };
    now.current = next;
    setZoom(next);
  };

  useLayoutEffect(() => {
    const { x, y, contentX, contentY } = anchor.current;
    area?.scrollTo({ left: contentX * zoom - x, top: contentY * zoom - y, behavior: 'instant' });
  }, [area, zoom]);

  const zoomToLatest = useRef(zoomTo);
  useLayoutEffect(() => {
    zoomToLatest.current = zoomTo;
  });

  useEffect(() => {
    if (!area) return undefined;
    return listenForZoom(area, {
      now: () => now.current,
      zoomTo: (wanted, point) => zoomToLatest.current(wanted, point),
    });
  }, [area]);

  return {
    zoom,
    setArea,
    zoomTo,
    zoomIn: () => zoomTo(now.current * STEP),
    zoomOut: () => zoomTo(now.current / STEP),
    canZoomIn: zoom < MAX_ZOOM,
  };
}
