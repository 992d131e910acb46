import * as v from 'valibot';

const schema = v.fallback(
  v.object({
    /** The product on /details, so that Back and Forward show each entry's own. */
    productId: v.optional(v.string()),
    /** The shop opened the overlay of this entry: closing it goes back. */
    openedHere: v.optional(v.boolean()),
    /** Typing made this entry: more typing replaces it. */
    typed: v.optional(v.boolean()),
  }),
  {},
);

/** Kept with each history entry, beside its address. */
export type HistoryState = v.InferOutput<typeof schema>;

/** @param state may come from an older version of the shop */
const parseHistoryState = (state: unknown): HistoryState => v.parse(schema, state);

export const isSameState = (a: HistoryState, b: HistoryState): boolean =>
  a.productId === b.productId && a.openedHere === b.openedHere && a.typed === b.typed;

interface Address {
  /** Without the folder that the shop is served under. */
  pathname: string;
  search: string;
  hash: string;
}

/** An address with what its history entry keeps. */
export interface Entry extends Address {
  state: HistoryState;
}

export interface ShopLocation extends Entry {
  /** The history entry's. */
  key: string;
}

export type To = string | { pathname?: string; search?: string; hash?: string };

/** `pop` is Back, Forward or the page's load. */
export type NavigationType = 'pop' | 'push' | 'replace';

export function resolveTo(to: To, from: Pick<Address, 'pathname'>): Address {
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

function readEntry(): Pick<ShopLocation, 'key' | 'state'> {
  const entry: unknown = history.state;
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry;
  if (hasKey && typeof entry.key === 'string') {
    return { key: entry.key, state: parseHistoryState('state' in entry ? entry.state : undefined) };
  }
  const withKey = { key: newKey(), state: {} };
  history.replaceState(withKey, '');
  return withKey;
}

export function readLocation(base: string): ShopLocation {
  const { pathname, search, hash } = globalThis.location;
  return { pathname: withoutBase(pathname, base), search, hash, ...readEntry() };
}

export function writeLocation(type: 'push' | 'replace', entry: Entry, base: string): ShopLocation {
  const { pathname, search, hash, state } = entry;
  const key = type === 'push' ? newKey() : readEntry().key;
  const href = hrefOf(entry, base);
  if (type === 'push') history.pushState({ key, state }, '', href);
  else history.replaceState({ key, state }, '', href);
  return { pathname, search, hash, state, key };
}

/** Two entries with the same page scroll as one: each product on /details is a page of its own. */
export const pageKey = ({ pathname, state }: Entry): string => `${pathname} ${state.productId ?? ''}`;
