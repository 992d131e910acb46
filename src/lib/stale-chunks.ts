import { readStored, writeStored } from './browser-storage';

/** Errors of chunks that nothing needs yet. */
const ignored = new WeakSet<object>();

/** For code that was prefetched: it will be asked for again when it is needed. */
export function ignoreChunkError(error: unknown): void {
  if (typeof error === 'object' && error !== null) ignored.add(error);
}

/** Without a server the browser would replace the page by an error page of its own. */
const isServerThere = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads a page that was open while a new version was published, so that its chunks are gone: once for each error in
 * a tab, and never where nothing can be stored. Resolves where the page stays.
 */
export async function reloadForStaleChunk(error: unknown): Promise<void> {
  // Browsers name the file in the message.
  const key = `ultraviolet-reloaded-for ${error instanceof Error ? error.message : ''}`;
  if (readStored(key, 'sessionStorage') !== undefined || !(await isServerThere())) return;
  if (writeStored(key, 'yes', 'sessionStorage') !== undefined) return;
  location.reload();
  // The old screen stays until the page is gone, instead of an error.
  await new Promise(() => undefined);
}

/** https://vite.dev/guide/build#load-error-handling */
export function reloadForStaleChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The importer hears of the error after this event, and may have it ignored.
    setTimeout(() => {
      if (!ignored.has(payload)) void reloadForStaleChunk(payload);
    });
  });
}
