import { readStored, writeStored } from '../lib/browser-storage';
import { isForgiven } from '../lib/forgive-missing-code';
import { parseJson } from '../lib/parse-json';

/** What this tab was loaded anew for, so that no failure does it twice. */
const KEY = 'ultraviolet-reloaded-for';
const REMEMBERED = 20;

let isReloading = false;

function rememberedFailures(): string[] {
  const stored = parseJson(readStored(KEY, 'sessionStorage') ?? '');
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/**
 * Loads the page anew when its code is no longer on the server, which happens to a tab that was open while a
 * new version was published. Cart and wishlist are stored by then, and the address is the wanted screen's.
 * Each failure does so once in a tab, offline does so never, and nor does a browser that can remember nothing.
 * @returns whether the page is about to go
 */
export function reloadForMissingCode(error: unknown): boolean {
  if (isReloading) return true;
  // Browsers name the file in the message, or else it stands for all files.
  const failure = error instanceof Error ? error.message : 'unknown';
  const known = rememberedFailures();
  if (!navigator.onLine || known.includes(failure)) return false;
  const remembered = JSON.stringify([...known, failure].slice(-REMEMBERED));
  if (writeStored(KEY, remembered, 'sessionStorage') !== undefined) return false;
  isReloading = true;
  location.reload();
  return true;
}

/** Watches for code that does not arrive, of whatever part of the shop. */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked for the code learns of its failure after this event, and may forgive it.
    setTimeout(() => {
      if (!isForgiven(payload)) reloadForMissingCode(payload);
    });
  });
}
