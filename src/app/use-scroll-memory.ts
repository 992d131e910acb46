import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';
import { useNavigation } from '../lib/use-location';
import { placeOf } from './place';

/** Where each history entry of this tab was scrolled to, kept across a reload. */
const PLACES_KEY = 'ultraviolet-scroll';

/** How long a page may take to grow to where it was scrolled to, in milliseconds. */
const PATIENCE = 3_000;

function readPlaces(): Map<string, number> {
  const parsed = parseJson(readStored(PLACES_KEY, 'sessionStorage') ?? '');
  const pairs = Array.isArray(parsed) ? parsed : [];
  return new Map(pairs.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
}

/** Scrolls to a place as soon as the page is long enough for it, unless the visitor scrolls first. */
function scrollWhenPossible(top: number): () => void {
  const visitor = new AbortController();
  const growth = new ResizeObserver(() => attempt());
  const patience = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    visitor.abort();
    growth.disconnect();
    clearTimeout(patience);
  };
  const attempt = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) stop();
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { signal: visitor.signal, passive: true });
  }
  growth.observe(document.body);
  attempt();
  return stop;
}

/** Back, Forward and reload return to the place the entry was left at; any other change of screen starts at the top. */
export function useScrollMemory(): void {
  const { location, type } = useNavigation();
  const { key, hash } = location;
  const there = placeOf(location);
  const places = useRef<Map<string, number>>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    const isOther = shown.current !== there;
    shown.current = there;
    const place = known.get(key);
    let stop: (() => void) | undefined;
    if (type === 'pop' && place !== undefined) stop = scrollWhenPossible(place);
    else if (type === 'push' && isOther && hash === '') scrollTo({ top: 0, behavior: 'instant' });

    const remember = () => known.set(key, scrollY);
    const keep = () => writeStored(PLACES_KEY, JSON.stringify([...known].slice(-50)), 'sessionStorage');
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      stop?.();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, [key, there, hash, type]);
}
