import { onFirstInteraction } from '../lib/on-first-interaction';
import { ignoreChunkError } from '../lib/stale-chunks';

/** After how long without a touch, a key or a scroll the shop is kept all the same, in milliseconds. */
const PATIENCE = 10_000;

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Has the shop kept for use without a network, once nothing of the first load can be in its way: after the
 * visitor's first touch, key or scroll, or after a while (docs/decisions/0009-offline.md).
 * @param base the folder that the shop lives under, with a slash at both ends
 * @param prefetchScreens loads the code of every screen
 */
export function startOffline(base: string, prefetchScreens: () => Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () => {
    // Where this code does not arrive, the next visit has another try; nobody misses it now.
    import('./keep-offline').then(({ keepOffline }) => keepOffline(base, prefetchScreens), ignoreChunkError);
  };
  whenLoaded(() => onFirstInteraction(keep, PATIENCE));
}
