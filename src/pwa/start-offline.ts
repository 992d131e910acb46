import { onFirstInteraction } from '../lib/on-first-interaction';
import { ignoreChunkError } from '../lib/stale-chunks';

/** When to start without an interaction. */
const TIMEOUT_MS = 10_000;

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Makes the shop work offline, after everything of the first load (docs/decisions/0009-offline.md).
 * @param base the folder that the shop is served under, with a slash at both ends
 */
export function startOffline(base: string, prefetchScreens: () => Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    // The next visit tries again.
    import('./keep-offline').then(({ keepOffline }) => keepOffline(base, prefetchScreens), ignoreChunkError);
  };
  whenLoaded(() => onFirstInteraction(start, TIMEOUT_MS));
}
