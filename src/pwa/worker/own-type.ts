import type { StrategyOptions } from 'workbox-strategies';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Servers disagree on the types of models, but none sends them as a page. */
const types: ReadonlyArray<readonly [path: RegExp, type: RegExp]> = [
  [/\.js$/u, /javascript/u],
  [/\.gltf$/u, /gltf|json|octet-stream/u],
  [/\.bin$/u, /gltf|octet-stream/u],
];

/** A hotel's login page answers 200 too, at any address. */
export function isOfOwnType(url: string, { status, headers }: Response): boolean {
  const { pathname } = new URL(url);
  const type = types.find(([path]) => path.test(pathname))?.[1] ?? /^image\//u;
  return status === 200 && type.test(headers.get('Content-Type') ?? '');
}

/** Keeps nothing but pictures and models, and drops what an earlier version kept. */
export const ownTypeOnly: Plugin = {
  // As if the network had failed, so that a copy is shown if there is one.
  fetchDidSucceed: ({ request, response }) => {
    if (response.ok && !isOfOwnType(request.url, response)) throw new TypeError('Not its type');
    return Promise.resolve(response);
  },
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isOfOwnType(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (!cachedResponse || isOfOwnType(request.url, cachedResponse)) return cachedResponse;
    const cache = await caches.open(cacheName);
    await cache.delete(request);
    return null;
  },
};
