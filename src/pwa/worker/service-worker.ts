import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { catalogueAddress, cleanPathname } from '../../lib/paths';
import { workerMessages } from '../messages';
import { widestAlike, type KeptFile } from './addresses';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, which knows its files. */
declare const KEPT_FILES: readonly KeptFile[];

/** How long Data.json may take before the last good one is shown, in seconds. */
const PATIENCE = 4;
/** How many pictures are kept, those unseen for longest thrown out first, and for how many seconds. */
const PICTURES = 240;
const MONTH = 30 * 24 * 3600;

const NOT_FOUND = '404';

/** The folder that the shop lives under, with a slash at both ends. */
const base = new URL(self.registration.scope).pathname;

/** A cache of this shop alone: another may live in another folder of the domain. */
const cacheName = (kind: string) => `ultraviolet-${kind}-${self.registration.scope}`;

addPlugins([
  {
    // What the page has loaded is in the browser's cache already, and need only be asked whether it is new.
    requestWillFetch: ({ request }) =>
      Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request),
    // Some servers send the not-found page with status 404 even to those who ask for it by its name.
    cacheWillUpdate: ({ request, response }) =>
      Promise.resolve(
        response.ok || new URL(request.url).pathname.endsWith(`/${NOT_FOUND}`) ? response : null,
      ),
  },
]);

const keptPaths = new Set(KEPT_FILES.map(({ url }) => new URL(url, self.registration.scope).pathname));
const ownPath = (url: URL) => cleanPathname(url.pathname, base);
// Led to its own address, as by a server: what a page names is relative to where it is.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && keptPaths.has(ownPath(url)) && ownPath(url) !== url.pathname,
  ({ url }) => Promise.resolve(Response.redirect(new URL(ownPath(url) + url.search, url).href)),
);
precacheAndRoute([...KEPT_FILES], { ignoreURLParametersMatching: [/./u] });
cleanupOutdatedCaches();

/** A hotel's login page answers 200 too. */
const isCatalogue = ({ status, headers }: Response) =>
  status === 200 && /json/u.test(headers.get('Content-Type') ?? '');

const catalogue = new NetworkFirst({
  cacheName: cacheName('catalogue'),
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isCatalogue(response) ? response : null) }],
});
registerRoute(
  ({ url }) => url.href === new URL(catalogueAddress, self.registration.scope).href,
  async (options) => {
    const response = await catalogue.handle(options);
    if (isCatalogue(response)) return response;
    const cache = await caches.open(cacheName('catalogue'));
    return (await cache.match(options.request)) ?? response;
  },
);

const pictures = new CacheFirst({
  cacheName: cacheName('pictures'),
  plugins: [
    new ExpirationPlugin({ maxEntries: PICTURES, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
    {
      // Without a network another width of the same picture is better than none.
      handlerDidError: async ({ request }) => {
        const cache = await caches.open(cacheName('pictures'));
        const kept = (await cache.keys()).map(({ url }) => url);
        const alike = widestAlike(request.url, kept);
        return alike === undefined ? undefined : cache.match(alike);
      },
    },
  ],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(?:avif|webp|png|jpe?g|gif|svg)$/iu.test(url.pathname),
  pictures,
);

/** An address that is no page's: the server's to answer, and without it the not-found page. */
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
  const isTakeOver =
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === workerMessages.takeOver;
  if (isTakeOver) void self.skipWaiting();
});
