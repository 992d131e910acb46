import { onFirstInteraction } from '../lib/on-first-interaction';
import { ignoreChunkError } from '../lib/stale-chunks';

const TIMEOUT_MS = 10_000;

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** After everything of the first load (docs/decisions/0009-offline.md). */
export function startOffline(base: string, prefetchScreens: () => Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    import('./keep-offline').then(({ keepOffline }) => keepOffline(base, prefetchScreens), ignoreChunkError);
  };
  whenLoaded(() => onFirstInteraction(start, TIMEOUT_MS));
}
