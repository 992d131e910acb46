import { readStored, storageKey, writeStored } from '../lib/browser-storage';

const ignored = new Set<unknown>();

/** For prefetched code, which is requested again when needed. */
export function ignoreChunkError(error: unknown): void {
  ignored.add(error);
}

/** A reload helps only if the server's page has other code. Without a server it would show the browser's error page. */
async function hasOtherVersion(): Promise<boolean> {
  try {
    const page = await fetch(location.href, { cache: 'no-cache' });
    return page.status < 500 && !(await page.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/** Reloads after a new version was published, once per error and tab. Resolves if the page stays. */
export async function reloadForStaleChunk(error: unknown): Promise<void> {
  const key = storageKey(`reloaded-for ${error instanceof Error ? error.message : ''}`);
  if (readStored(key, 'sessionStorage') !== undefined || !(await hasOtherVersion())) return;
  if (writeStored(key, 'yes', 'sessionStorage') !== undefined) return;
  location.reload();
  // Keeps the old screen until the page is gone.
  await new Promise(() => undefined);
}

/** https://vite.dev/guide/build#load-error-handling */
export function reloadForStaleChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The importer gets the error after this event, and may call `ignoreChunkError`.
    setTimeout(() => {
      if (!ignored.has(payload)) void reloadForStaleChunk(payload);
    });
  });
}
