import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, storageKey, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';
import { pageKey } from './product-link';
import { useNavigation } from './router';

const KEY = storageKey('scroll');
const MAX_ENTRIES = 50;

const TIMEOUT_MS = 3_000;

function readPositions(): Map<string, number> {
  const parsed = parseJson(readStored(KEY, 'sessionStorage') ?? '');
  const pairs = Array.isArray(parsed) ? parsed : [];
  return new Map(pairs.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
}

function scrollWhenPossible(top: number): () => void {
  const visitor = new AbortController();
  const growth = new ResizeObserver(() => attempt());
  const timeout = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    visitor.abort();
    growth.disconnect();
    clearTimeout(timeout);
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

/** Back, Forward and reload restore the scroll position; any other change of screen starts at the top. */
export function useScrollMemory(): void {
  const { location, type } = useNavigation();
  const { key, hash } = location;
  const page = pageKey(location);
  const positions = useRef<Map<string, number>>(undefined);
  const shownPage = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    const isOtherPage = shownPage.current !== page;
    shownPage.current = page;
    const position = known.get(key);
    let stop: (() => void) | undefined;
    if (type === 'pop' && position !== undefined) stop = scrollWhenPossible(position);
    else if (type === 'push' && isOtherPage && hash === '') scrollTo({ top: 0, behavior: 'instant' });

    const remember = () => known.set(key, scrollY);
    const save = () => writeStored(KEY, JSON.stringify([...known].slice(-MAX_ENTRIES)), 'sessionStorage');
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      stop?.();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', save);
    };
  }, [key, page, hash, type]);
}
