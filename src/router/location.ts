export interface ShopLocation {
  /** Without the folder that the shop is served under. */
  pathname: string;
  search: string;
  hash: string;
  /** May come from an older version of the shop, so parse it. */
  state: unknown;
  key: string;
}

export type To = string | { pathname?: string; search?: string; hash?: string };

/** `pop` is Back, Forward or the page's load. */
export type NavigationType = 'pop' | 'push' | 'replace';

type Address = Pick<ShopLocation, 'pathname' | 'search' | 'hash'>;

export function resolveTo(to: To, from: Pick<ShopLocation, 'pathname'>): Address {
  if (typeof to === 'string') {
    const { pathname, search, hash } = new URL(to, `https://shop.example${from.pathname}`);
    return { pathname, search, hash };
  }
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
}

/** @param base the folder that the shop is served under, with a slash at both ends */
export function hrefOf({ pathname, search, hash }: Address, base: string): string {
  return base.slice(0, -1) + pathname + search + hash;
}

export function withoutBase(pathname: string, base: string): string {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function readEntry(): { key: string; state: unknown } {
  const entry: unknown = history.state;
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry;
  if (hasKey && typeof entry.key === 'string') {
    return { key: entry.key, state: 'state' in entry ? entry.state : undefined };
  }
  const withKey = { key: newKey(), state: undefined };
  history.replaceState(withKey, '');
  return withKey;
}

export function readLocation(base: string): ShopLocation {
  const { pathname, search, hash } = globalThis.location;
  return { pathname: withoutBase(pathname, base), search, hash, ...readEntry() };
}

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

/** For an entry whose hash opens a dialog over the same screen: closing it goes back. */
export function overlayState(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), openedHere: true };
}

export function isOverlayState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
