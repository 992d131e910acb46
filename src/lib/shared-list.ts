import { decodePart, encodePart } from './paths';

/** How many ids a link of each kind holds at the most. What is beyond that is left out. */
const MOST = { cart: 200, wishlist: 200, compare: 4 } as const;

/** What can be shared as a link. */
export type SharedListName = keyof typeof MOST;

/** How long what follows the `=` may be: 200 ids of fair length. The rest of a longer one is not looked at. */
const LONGEST = 20_000;

/** A list that came with a link. Anybody may have written it: its ids are mere texts until the catalogue knows them. */
export interface SharedList {
  list: SharedListName;
  ids: readonly string[];
  /** Whether something of it was left out: beyond the limits, or unreadable. */
  isCut: boolean;
}

/** The ids as far as they may go: only a cart holds an id twice. */
function within(list: SharedListName, ids: readonly string[]): readonly string[] {
  return (list === 'cart' ? ids : [...new Set(ids)]).slice(0, MOST[list]);
}

/** The hash of a link that carries a list: `#cart=1,2,2`. What would not fit is left out. */
export function formatSharedList(list: SharedListName, ids: readonly string[]): string {
  let text = '';
  for (const id of within(list, ids)) {
    const piece = encodePart(id);
    if (piece === undefined || piece === '') continue;
    const longer = text === '' ? piece : `${text},${piece}`;
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return `#${list}=${text}`;
}

function isSharedListName(name: string | undefined): name is SharedListName {
  return name !== undefined && Object.hasOwn(MOST, name);
}

/** The list that an address's hash carries, or `undefined` where it is for something else. */
export function parseSharedList(hash: string): SharedList | undefined {
  const [, list, text] = /^#(\w+)=(.*)$/su.exec(hash) ?? [];
  if (!isSharedListName(list) || text === undefined) return undefined;
  const pieces = text.slice(0, LONGEST).split(',');
  // The last piece of a text that was cut may be half an id.
  if (text.length > LONGEST) pieces.pop();
  const read = pieces.flatMap((piece) => decodePart(piece) || []);
  const ids = within(list, read);
  const told = list === 'cart' ? read : [...new Set(read)];
  return {
    list,
    ids,
    isCut: text.length > LONGEST || read.length < pieces.length || ids.length < told.length,
  };
}
