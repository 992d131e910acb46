import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Pages, code, styles, font and drawings. Product pictures, models and the model viewer's code are cached on first use;
 * the operating system caches the app's icons.
 */
const PRECACHED =
  /^(?:[^/]+\.html|assets\/(?!model-stage-).+\.(?:css|js|woff2)|favicon\.png|images\/.+\.svg|manifest\.webmanifest)$/u;

/** The service worker's precache list, sorted so that builds are reproducible. */
export async function precacheFiles(dist: string): Promise<readonly PrecacheEntry[]> {
  const names = (await readdir(dist, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'));
  return Promise.all(
    names
      .filter((name) => PRECACHED.test(name))
      .sort()
      .map(async (name) => {
        if (name.startsWith('assets/')) return { url: name, revision: null };
        const hash = createHash('sha256').update(await readFile(path.join(dist, name)));
        // The URL that the page was visited at, so that the HTTP cache can answer.
        const url = name === 'index.html' ? './' : name.replace(/\.html$/u, '');
        return { url, revision: hash.digest('base64url').slice(0, 12) };
      }),
  );
}
