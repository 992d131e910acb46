import { decodePart, encodePart, sharedListHash } from '../../lib/paths';

const MAX_ITEMS = { cart: 200, wishlist: 200, compare: 4 } as const;

const MAX_LENGTH = 20_000;

export type SharedListName = keyof typeof MAX_ITEMS;

/** A list from a link. Anyone may have written it, so ids may name no product. */
export interface SharedList {
  list: SharedListName;
  ids: readonly string[];
  /** Ids were dropped: beyond the limits, or unreadable. */
  isCut: boolean;
}

const distinct = (list: SharedListName, ids: readonly string[]): readonly string[] =>
  list === 'cart' ? ids : [...new Set(ids)];

/** The hash of a link to a list: `#cart=1,2,2`. Ids beyond the limits are dropped. */
export function formatSharedList(list: SharedListName, ids: readonly string[]): string {
  let text = '';
  for (const id of distinct(list, ids).slice(0, MAX_ITEMS[list])) {
    const piece = encodePart(id);
    if (piece === undefined || piece === '') continue;
    const longer = text === '' ? piece : `${text},${piece}`;
    if (longer.length > MAX_LENGTH) break;
    text = longer;
  }
  return `#${list}=${text}`;
}

function isSharedListName(name: string | undefined): name is SharedListName {
  return name !== undefined && Object.hasOwn(MAX_ITEMS, name);
}

export function parseSharedList(hash: string): SharedList | undefined {
  const { list, ids: text } = sharedListHash.exec(hash)?.groups ?? {};
  if (!isSharedListName(list) || text === undefined) return undefined;
  const isTooLong = text.length > MAX_LENGTH;
  const pieces = text.slice(0, MAX_LENGTH).split(',');
  // The last piece of a truncated text may be half an id.
  if (isTooLong) pieces.pop();
  const readable = pieces.flatMap((piece) => decodePart(piece) || []);
  const all = distinct(list, readable);
  const ids = all.slice(0, MAX_ITEMS[list]);
  return { list, ids, isCut: isTooLong || readable.length < pieces.length || ids.length < all.length };
}
