import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Pages, code, styles, font and drawings. Product pictures, models and the code that draws models are kept when they
 * have been seen, the app's icons by the system.
 */
const KEPT =
  /^(?:[^/]+\.html|assets\/(?!model-stage-).+\.(?:css|js|woff2)|favicon\.png|images\/.+\.svg|manifest\.webmanifest)$/u;

/** What the service worker keeps of a build from the beginning, in an order that does not depend on the machine. */
export async function keptFiles(dist: string): Promise<readonly PrecacheEntry[]> {
  const names = (await readdir(dist, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'));
  return Promise.all(
    names
      .filter((name) => KEPT.test(name))
      .sort()
      .map(async (name) => {
        if (name.startsWith('assets/')) return { url: name, revision: null };
        const hash = createHash('sha256').update(await readFile(path.join(dist, name)));
        // By the address that visitors have it at, so that what they have need not be sent again.
        const url = name === 'index.html' ? './' : name.replace(/\.html$/u, '');
        return { url, revision: hash.digest('base64url').slice(0, 12) };
      }),
  );
}
