import { readStored, writeStored } from '../lib/browser-storage';
import { isForgiven } from '../lib/forgive-missing-code';

/** Whether a server is there to send the page: without one the browser would show an error page of its own. */
const canBeHad = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Loads the page anew when its code is no longer on the server, which happens to a tab that was open while a
 * new version was published. Cart and wishlist are stored by then, and the address is the wanted screen's.
 * Each failure does so once in a tab, and a browser that can remember nothing never does.
 * @returns when the page stays
 */
export async function reloadForMissingCode(error: unknown): Promise<void> {
  // Browsers name the file in the message, or else it stands for all files.
  const key = `ultraviolet-reloaded-for ${error instanceof Error ? error.message : ''}`;
  if (readStored(key, 'sessionStorage') !== undefined || !(await canBeHad())) return;
  if (writeStored(key, 'yes', 'sessionStorage') !== undefined) return;
  location.reload();
  // What is shown stays until the page is gone, instead of an error for a blink.
  await new Promise(() => undefined);
}

/** Watches for code that does not arrive, of whatever part of the shop. */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked for the code learns of its failure after this event, and may forgive it.
    setTimeout(() => {
      if (!isForgiven(payload)) void reloadForMissingCode(payload);
    });
  });
}
