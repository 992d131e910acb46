import { forgiveMissingCode } from './stale-build';

/** After how long without a touch, a key or a scroll the shop is kept all the same, in milliseconds. */
const PATIENCE = 10_000;

/** The first sign that someone means to stay. */
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'];

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Safari has no idle callbacks, and then a moment must do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 1_000);
}

/**
 * Has the shop kept for use without a network, once nothing of the first load can be in its way: after the
 * visitor's first touch, key or scroll, or after a while (docs/decisions/0009-offline.md).
 * @param base the folder that the shop lives under, with a slash at both ends
 */
export function startOffline(base: string): void {
  if (!('serviceWorker' in navigator)) return;
  whenLoaded(() => {
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      clearTimeout(patience);
      whenIdle(() => {
        // Where this code does not arrive, the next visit has another try; nobody misses it now.
        import('./keep-offline').then(({ keepOffline }) => keepOffline(base), forgiveMissingCode);
      });
    };
    const patience = setTimeout(begin, PATIENCE);
    for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
  });
}
