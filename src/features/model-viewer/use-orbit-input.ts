import { useEffect, type RefObject } from 'react';
import type { Orbit } from './orbit';

/** A drag over the whole element turns by so many degrees. */
const WHOLE_DRAG = 220;
/** A turn of the wheel by so many pixels zooms by e. */
const WHEEL = 500;

interface Controlled {
  now: () => Orbit;
  set: (orbit: Orbit) => void;
}

interface Point {
  x: number;
  y: number;
}

/** What a pointer's move comes to: of one pointer a turn, of two a zoom. */
function dragged(element: HTMLElement, orbit: Orbit, from: Point, to: Point, other?: Point): Orbit {
  if (other) {
    const spread = ({ x, y }: Point) => Math.hypot(x - other.x, y - other.y) || 1;
    return { ...orbit, zoom: (orbit.zoom * spread(to)) / spread(from) };
  }
  const degrees = WHOLE_DRAG / Math.min(element.clientWidth, element.clientHeight) / Math.sqrt(orbit.zoom);
  return {
    ...orbit,
    azimuth: orbit.azimuth - (to.x - from.x) * degrees,
    elevation: orbit.elevation + (to.y - from.y) * degrees,
  };
}

function listen(element: HTMLElement, { now, set }: Controlled): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, Point>();
  const onDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    element.setPointerCapture(pointerId);
    pointers.set(pointerId, { x: clientX, y: clientY });
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = pointers.get(pointerId);
    if (!from) return;
    const to = { x: clientX, y: clientY };
    const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, point]) => point);
    pointers.set(pointerId, to);
    set(dragged(element, now(), from, to, other));
  };
  const onUp = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const orbit = now();
    set({ ...orbit, zoom: orbit.zoom * Math.exp(-event.deltaY / WHEEL) });
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listening.abort();
}

/** Turns by a drag of one pointer, zooms by two and by the wheel. React's own listeners could not keep the page from scrolling. */
export function useOrbitInput(ref: RefObject<HTMLElement | null>, controlled: Controlled): void {
  const { now, set } = controlled;
  useEffect(() => (ref.current ? listen(ref.current, { now, set }) : undefined), [ref, now, set]);
}
