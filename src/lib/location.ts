/** Where the visitor is, as the shop sees it: without the folder that it is served under. */
export interface ShopLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** What the history entry remembers; from an older version of the shop perhaps, so to be parsed. */
  readonly state: unknown;
  /** Names the history entry, also after a reload. */
  readonly key: string;
}

/** Where to go: an address, or the parts of one; a missing `pathname` is the present one. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

/** How a location came to be: by Back, Forward or loading the page, by a step forward, or in place of another. */
export type NavigationType = 'pop' | 'push' | 'replace';

type Address = Pick<ShopLocation, 'pathname' | 'search' | 'hash'>;

/** The address that `to` means to somebody at `from`. */
export function resolveTo(to: To, from: Pick<ShopLocation, 'pathname'>): Address {
  if (typeof to === 'string') {
    const { pathname, search, hash } = new URL(to, `https://shop.example${from.pathname}`);
    return { pathname, search, hash };
  }
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
}

/**
 * An address as it stands in a link.
 * @param base the folder that the shop is served under, with a slash at both ends
 */
export function hrefOf({ pathname, search, hash }: Address, base: string): string {
  return base.slice(0, -1) + pathname + search + hash;
}

/** The address's path below the folder that the shop is served under. */
export function withoutBase(pathname: string, base: string): string {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

/** The present history entry; one that the shop did not make is given a name. */
function readEntry(): { readonly key: string; readonly state: unknown } {
  const entry: unknown = history.state;
  const isNamed = typeof entry === 'object' && entry !== null && 'key' in entry;
  if (isNamed && typeof entry.key === 'string') {
    return { key: entry.key, state: 'state' in entry ? entry.state : undefined };
  }
  const named = { key: newKey(), state: undefined };
  history.replaceState(named, '');
  return named;
}

/** The browser's present location. */
export function readLocation(base: string): ShopLocation {
  const { pathname, search, hash } = globalThis.location;
  return { pathname: withoutBase(pathname, base), search, hash, ...readEntry() };
}

/** Makes a history entry, or gives the present one a new content, and tells its location. */
export function writeLocation(
  type: 'push' | 'replace',
  address: Address,
  state: unknown,
  base: string,
): ShopLocation {
  const key = type === 'push' ? newKey() : readEntry().key;
  const href = hrefOf(address, base);
  if (type === 'push') history.pushState({ key, state }, '', href);
  else history.replaceState({ key, state }, '', href);
  return { ...address, state, key };
}
