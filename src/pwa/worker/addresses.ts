import type { StrategyOptions } from 'workbox-strategies';

/** The address without width and format: `watch` for watch-640.avif. */
const stemOf = (address: string) => address.replace(/-\d+\.\w+$/u, '');

const widthOf = (address: string) => Number.parseInt(address.slice(stemOf(address).length + 1), 10);

/** The widths of each picture that has several, by its stem. */
export type PictureWidths = ReadonlyMap<string, ReadonlySet<unknown>>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A number at the end of a name is a width only where the entry lists it: `pixel-8.webp` is no narrow `pixel-9.webp`.
 * @param entries of Data.json
 * @param base the page that their addresses are relative to
 */
export function picturesWithWidths(entries: unknown, base: string): PictureWidths {
  const pictures = listOf(entries).flatMap((entry) =>
    isObject(entry) ? [entry, ...listOf(entry['gallery'])] : [],
  );
  return new Map(
    pictures.flatMap((picture) => {
      if (!isObject(picture)) return [];
      const image = picture['product_image'] ?? picture['image'];
      const widths = listOf(picture['image_widths']);
      if (typeof image !== 'string' || widths.length === 0 || !URL.canParse(image, base)) return [];
      return [[stemOf(new URL(image, base).href), new Set(widths)] as const];
    }),
  );
}

/** The cached files of the same picture, the widest first. */
export function othersOfSame(
  wanted: string,
  cached: readonly string[],
  pictures: PictureWidths,
): readonly string[] {
  const stem = stemOf(wanted);
  const widths = pictures.get(stem);
  if (widths?.has(widthOf(wanted)) !== true) return [];
  return cached
    .filter((address) => stemOf(address) === stem && widths.has(widthOf(address)))
    .sort((a, b) => widthOf(b) - widthOf(a));
}

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Servers disagree on the types of models, but none sends them as a page. */
const types: ReadonlyArray<readonly [path: RegExp, type: RegExp]> = [
  [/\.js$/u, /javascript/u],
  [/\.gltf$/u, /gltf|json|octet-stream/u],
  [/\.bin$/u, /gltf|octet-stream/u],
  [/\.hdr$/u, /radiance|hdr|octet-stream/u],
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

/** The name of the page for unknown addresses. */
export const NOT_FOUND = '404';

/** Pages have no extension. */
const isPage = (url: string) => /\/[^./]*$/u.test(new URL(url).pathname);

const isHtml = ({ headers }: Response) => /html/u.test(headers.get('Content-Type') ?? '');

/** Each of the shop's pages names itself on its root element. */
const isOwnPage = async (response: Response) => (await response.clone().text()).includes(' data-page');

/**
 * Precaches no login page, and no page that a server sends in place of a missing file. The installation then fails, and
 * is repeated at the next visit.
 */
export const ownFilesOnly: Plugin = {
  cacheWillUpdate: async ({ request: { url }, response }) => {
    // Some servers send the not-found page with status 404 even under its own name.
    if (!response.ok && !new URL(url).pathname.endsWith(`/${NOT_FOUND}`)) return null;
    const isOwn = isPage(url) ? await isOwnPage(response) : !isHtml(response);
    return isOwn ? response : null;
  },
  // Only the type is checked: reading a page's text would delay it, and each version precaches its pages anew.
  cachedResponseWillBeUsed: ({ request, cachedResponse }) => {
    const isForeign = cachedResponse !== undefined && isHtml(cachedResponse) && !isPage(request.url);
    return Promise.resolve(isForeign ? null : cachedResponse);
  },
};
