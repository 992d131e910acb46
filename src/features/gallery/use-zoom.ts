import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { clamp } from '../../lib/bounds';

const MAX_ZOOM = 4;
const STEP = 1.5;
/** A turn of the wheel by so many pixels zooms by e. */
const WHEEL = 400;
/** A trackpad's pinch comes as a wheel with Ctrl that turns less. */
const PINCH = 10;
/** The zoom of a click and a double tap. */
const CLOSE_UP = 2.5;
/** A press that moves less than this is a click. */
const CLICK = 5;

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

function listenForZoom(area: HTMLElement, { now, zoomTo }: Zoomed, signal: AbortSignal): void {
  let start = { distance: 1, zoom: 1 };
  const onWheel = (event: WheelEvent) => {
    // Sideways, it turns the page.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    zoomTo(now() * Math.exp((event.ctrlKey ? -PINCH : -1) * (event.deltaY / WHEEL)), event);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    if (touches.length === 2) start = { distance: middleOf(touches).distance, zoom: now() };
  };
  const onTouchMove = (event: TouchEvent) => {
    if (event.touches.length !== 2 || !event.cancelable) return;
    event.preventDefault();
    const middle = middleOf(event.touches);
    zoomTo((start.zoom * middle.distance) / start.distance, middle);
  };
  // React's own listeners could not keep the page from scrolling.
  area.addEventListener('wheel', onWheel, { signal, passive: false });
  area.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  area.addEventListener('touchmove', onTouchMove, { signal, passive: false });
}

/** A mouse drags what is zoomed and clicks to zoom in and out; a finger scrolls it and taps twice. */
function listenForPresses(area: HTMLElement, { now, zoomTo }: Zoomed, signal: AbortSignal): void {
  let isTouch = false;
  let last: Point | undefined;
  let dragged = 0;
  const toggle = (point: Point) => zoomTo(now() > 1 ? 1 : CLOSE_UP, point);
  const onDown = (event: PointerEvent) => {
    isTouch = event.pointerType === 'touch';
    dragged = 0;
    if (isTouch || event.button !== 0) return;
    last = event;
    area.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (!last) return;
    const [left, top] = [last.clientX - event.clientX, last.clientY - event.clientY];
    last = event;
    dragged += Math.hypot(left, top);
    area.scrollBy({ left, top, behavior: 'instant' });
  };
  const onUp = () => {
    last = undefined;
  };
  const onClick = (event: MouseEvent) => {
    // The second click of a double click would undo the first.
    if (!isTouch && dragged < CLICK && event.detail < 2) toggle(event);
  };
  area.addEventListener('pointerdown', onDown, { signal });
  area.addEventListener('pointermove', onMove, { signal });
  area.addEventListener('pointerup', onUp, { signal });
  area.addEventListener('pointercancel', onUp, { signal });
  area.addEventListener('click', onClick, { signal });
  area.addEventListener('dblclick', (event) => isTouch && toggle(event), { signal });
}

/**
 * Zooms a scroll container from 1 to 4: by wheel, pinch, click and double tap at their place, and by the functions
 * returned.
 */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const now = useRef(1);
  /** The point that stays in place: of the element, and of its content at zoom 1. */
  const anchor = useRef({ x: 0, y: 0, contentX: 0, contentY: 0 });

  const zoomTo = (wanted: number, point?: Point) => {
    const next = clamp(wanted, 1, MAX_ZOOM);
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

  const zoomFromEvent = useEffectEvent(zoomTo);
  useEffect(() => {
    if (!area) return undefined;
    const listening = new AbortController();
    const zoomed: Zoomed = {
      now: () => now.current,
      zoomTo: (wanted, point) => zoomFromEvent(wanted, point),
    };
    listenForZoom(area, zoomed, listening.signal);
    listenForPresses(area, zoomed, listening.signal);
    return () => listening.abort();
  }, [area]);

  return {
    zoom,
    setArea,
    zoomTo,
    zoomIn: () => zoomTo(now.current * STEP),
    zoomOut: () => zoomTo(now.current / STEP),
    canZoomIn: zoom < MAX_ZOOM,
    scrollBy: (left: number, top: number) => area?.scrollBy({ left, top }),
  };
}
