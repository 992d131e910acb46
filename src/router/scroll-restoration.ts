import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, storageKey, writeStored } from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';
import { pageKey } from './location';
import { useNavigation } from './router';

const KEY = storageKey('scroll');
const MAX_ENTRIES = 50;

/** A page that keeps its height for this long has taken its shape. */
const SETTLED_MS = 5_000;

function readPositions(): Map<string, number> {
  const parsed = parseJson(readStored(KEY, 'sessionStorage') ?? '');
  const pairs = Array.isArray(parsed) ? parsed : [];
  return new Map(pairs.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
}

/** Scrolls there again at each change of the page's height, until it has settled or the visitor does anything. */
function holdPlace(top: number): AbortController {
  const hold = new AbortController();
  const { signal } = hold;
  const end = () => hold.abort();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const changes = new ResizeObserver(() => {
    clearTimeout(timeout);
    timeout = setTimeout(end, SETTLED_MS);
    scrollTo({ top, behavior: 'instant' });
  });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timeout);
  });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, end, { signal, passive: true });
  }
  changes.observe(document.body);
  scrollTo({ top, behavior: 'instant' });
  return hold;
}

/** Back, Forward and reload restore the scroll position; any other change of screen starts at the top. */
export function useScrollMemory(): void {
  const { location, type } = useNavigation();
  const { key, hash } = location;
  const page = pageKey(location);
  const isOverlay = location.state.openedHere === true;
  const positions = useRef<Map<string, number>>(undefined);
  const shown = useRef<{ page: string; isOverlay: boolean }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    const before = shown.current;
    shown.current = { page, isOverlay };
    const isOtherPage = before?.page !== page;
    const position = known.get(key);
    let hold: AbortController | undefined;
    // The page under an overlay stays where it is: a link may be scrolled to and pressed at once, or the window turned.
    const isUnderOverlay = !isOtherPage && (isOverlay || before.isOverlay);
    if (type === 'pop' && position !== undefined && !isUnderOverlay) hold = holdPlace(position);
    else {
      if (before && isOtherPage && type !== 'replace' && hash === '')
        scrollTo({ top: 0, behavior: 'instant' });
      // It may be left without a scroll.
      known.set(key, scrollY);
    }

    const remember = () => {
      // A page that is short for a moment scrolls up by itself.
      if (hold?.signal.aborted !== false) known.set(key, scrollY);
    };
    const save = () => writeStored(KEY, JSON.stringify([...known].slice(-MAX_ENTRIES)), 'sessionStorage');
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      hold?.abort();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', save);
    };
  }, [key, page, hash, type, isOverlay]);
}
