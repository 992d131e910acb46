import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { bannerPicture, catalogAddress, cleanPathname, paths, productFolder } from '../../lib/paths';
import { PICTURE, workerMessages } from '../constants';
import {
  isObject,
  isOfOwnType,
  NOT_FOUND,
  othersOfSame,
  ownFilesOnly,
  ownTypeOnly,
  picturesWithWidths,
  type PictureWidths,
} from './addresses';

declare const self: ServiceWorkerGlobalScope;
/** Defined by scripts/build-worker.ts. */
declare const PRECACHE_FILES: readonly PrecacheEntry[];
declare const HAS_PRODUCT_PAGES: boolean;

const TIMEOUT_S = 4;
const MAX_PICTURES = 240;
const MAX_MODEL_FILES = 60;
const MONTH_S = 30 * 24 * 3600;

/** The folder that the shop is served under, with a slash at both ends. */
const base = new URL(self.registration.scope).pathname;

const catalogUrl = new URL(catalogAddress, self.registration.scope).href;

/** Unique to this shop: the domain may have others in other folders. */
const cacheName = (kind: string) => `ultraviolet-${kind}-${self.registration.scope}`;

addPlugins([
  {
    // The page has just loaded most files, so the browser's cache only revalidates them.
    requestWillFetch: ({ request }) =>
      Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request),
  },
  ownFilesOnly,
]);

const precachedPaths = new Set(
  PRECACHE_FILES.map(({ url }) => new URL(url, self.registration.scope).pathname),
);
const ownPath = (url: URL) => cleanPathname(url.pathname, base);
// As servers do, because a page's links are relative to its address.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && precachedPaths.has(ownPath(url)) && ownPath(url) !== url.pathname,
  ({ url }) => Promise.resolve(Response.redirect(new URL(ownPath(url) + url.search, url).href)),
);
precacheAndRoute([...PRECACHE_FILES], { ignoreURLParametersMatching: [/./u] });
cleanupOutdatedCaches();

/** A hotel's login page answers 200 too. */
const looksLikeCatalog = ({ status, headers }: Response) =>
  status === 200 && /json/u.test(headers.get('Content-Type') ?? '');

/** Rejects a truncated response, which would replace the last good copy. */
async function wholeCatalog(response: Response): Promise<Response | null> {
  if (!looksLikeCatalog(response)) return null;
  try {
    const entries: unknown = await response.clone().json();
    return Array.isArray(entries) ? response : null;
  } catch {
    return null;
  }
}

/** Spelled as visitors' browsers have it stored. */
const CATALOG_CACHE = cacheName('catalogue');

let pictureWidths: Promise<PictureWidths> | undefined;

async function readPictureWidths(): Promise<PictureWidths> {
  const kept = await caches.match(catalogUrl, { cacheName: CATALOG_CACHE });
  const entries: unknown = await kept?.json().catch(() => undefined);
  return picturesWithWidths([entries, bannerPicture].flat(), self.registration.scope);
}

const catalog = new NetworkFirst({
  cacheName: CATALOG_CACHE,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => wholeCatalog(response),
      cacheDidUpdate: () => {
        pictureWidths = undefined;
        return Promise.resolve();
      },
      // Earlier versions cached truncated responses.
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? wholeCatalog(cachedResponse) : null,
    },
  ],
});
registerRoute(
  ({ url }) => url.href === catalogUrl,
  async (options) => {
    const response = await catalog.handle(options);
    if (looksLikeCatalog(response)) return response;
    const cache = await caches.open(CATALOG_CACHE);
    const kept = await cache.match(options.request);
    return (kept && (await wholeCatalog(kept))) ?? response;
  },
);

/** A model's files belong together, so cached ones are used only offline. The viewer's code has a hash in its name. */
const models = new NetworkFirst({
  cacheName: cacheName('models'),
  plugins: [
    ownTypeOnly,
    new ExpirationPlugin({ maxEntries: MAX_MODEL_FILES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});
const modelFolder = new URL('models/', self.registration.scope).href;
const modelCode = new URL('assets/model-stage-', self.registration.scope).href;
registerRoute(({ url }) => url.href.startsWith(modelFolder) || url.href.startsWith(modelCode), models);

const PICTURE_CACHE = cacheName('pictures');

/** The cached files of the same picture; another width is better than none. */
async function otherWidth(url: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURE_CACHE);
  const cached = (await cache.keys()).map((request) => request.url);
  for (const other of othersOfSame(url, cached, await (pictureWidths ??= readPictureWidths()))) {
    const response = await cache.match(other);
    if (response && isOfOwnType(other, response)) return response;
  }
  return undefined;
}

/** Shows the copy at once, and asks the server for a newer one, which costs no more than the answer that there is none. */
const pictures = new StaleWhileRevalidate({
  cacheName: PICTURE_CACHE,
  plugins: [
    ownTypeOnly,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
    {
      // The browser's own cache would answer with the same copy for an hour.
      requestWillFetch: async ({ request }) => {
        const isKept = await caches.match(request, { cacheName: PICTURE_CACHE });
        return isKept ? new Request(request, { cache: 'no-cache' }) : request;
      },
      handlerDidError: ({ request }) => otherWidth(request.url),
    },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname), pictures);

/** The server has thousands of products' pages; offline, the page of any product shows it from the catalog. */
if (HAS_PRODUCT_PAGES) {
  const pages = new NetworkOnly({
    networkTimeoutSeconds: TIMEOUT_S,
    plugins: [{ handlerDidError: () => matchPrecache(paths.details.slice(1)) }],
  });
  const folder = base.slice(0, -1) + productFolder;
  registerRoute(({ request, url }) => request.mode === 'navigate' && ownPath(url).startsWith(folder), pages);
}

/** The server answers unknown addresses; offline, the not-found page does. */
async function answerUnknown({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await matchPrecache(NOT_FOUND);
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}
registerRoute(new NavigationRoute(answerUnknown));

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isObject(message) && message['type'] === workerMessages.takeOver) void self.skipWaiting();
});
