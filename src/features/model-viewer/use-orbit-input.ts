import { useEffect, type RefObject } from 'react';
import { tapped, zoomed, type Orbit, type Place } from './orbit';

/** A drag over the whole element turns by so many degrees. */
const WHOLE_DRAG = 220;
/** A turn of the wheel by so many pixels zooms by e. */
const WHEEL = 500;

/** What a hand on the model does. */
export interface Hand {
  now: () => Orbit;
  turn: (orbit: Orbit) => void;
  /** At once, or in steps that the eye can follow. */
  zoom: (orbit: Orbit, isGliding?: boolean) => void;
}

interface Point {
  x: number;
  y: number;
}

function placeIn(element: HTMLElement, { x, y }: Point): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((x - left) / width) * 2 - 1, y: 1 - ((y - top) / height) * 2 };
}

/** What is shown once one pointer has moved. */
function turned(element: HTMLElement, orbit: Orbit, from: Point, to: Point): Orbit {
  const degrees = WHOLE_DRAG / Math.min(element.clientWidth, element.clientHeight) / Math.sqrt(orbit.zoom);
  return {
    ...orbit,
    azimuth: orbit.azimuth - (to.x - from.x) * degrees,
    elevation: orbit.elevation + (to.y - from.y) * degrees,
  };
}

/** What is shown once one of two pointers has moved: what was between them stays there. */
function pinched(element: HTMLElement, orbit: Orbit, from: Point, to: Point, other: Point): Orbit {
  const spread = ({ x, y }: Point) => Math.hypot(x - other.x, y - other.y) || 1;
  const middle = ({ x, y }: Point) => placeIn(element, { x: (x + other.x) / 2, y: (y + other.y) / 2 });
  return zoomed(orbit, spread(to) / spread(from), middle(from), middle(to));
}

function listen(element: HTMLElement, { now, turn, zoom }: Hand): () => void {
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
    if (other) zoom(pinched(element, now(), from, to, other));
    else turn(turned(element, now(), from, to));
  };
  const onUp = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(zoomed(now(), Math.exp(-event.deltaY / WHEEL), placeIn(element, event)));
  };
  const onDoubleClick = (event: MouseEvent) => zoom(tapped(now(), placeIn(element, event)), true);
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('dblclick', onDoubleClick, { signal });
  return () => listening.abort();
}

/** Turns by a drag of one pointer; zooms by two, by the wheel and by a double tap, at their place. React's own listeners could not keep the page from scrolling. */
export function useOrbitInput(ref: RefObject<HTMLElement | null>, hand: Hand): void {
  useEffect(() => (ref.current ? listen(ref.current, hand) : undefined), [ref, hand]);
}
