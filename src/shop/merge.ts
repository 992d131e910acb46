import type { KeptState, SavedItem } from './state';

/**
 * How two tabs' states become one. Each list is a conflict-free replicated set without tombstones
 * (Bieniusa et al., "An optimized conflict-free replicated set", 2012): a row that one side lacks was
 * removed there if that side has seen the time it was added, and is news to it otherwise. Places are
 * last-writer-wins. Merging is commutative, associative and idempotent, so tabs agree in whatever order
 * they hear of each other.
 */
type Seen = KeptState['seen'];

/** Whether a side that has seen this much has known the row. */
function hasKnown(seen: Seen, { entry }: SavedItem): boolean {
  const colon = entry.id.lastIndexOf(':');
  return Number(entry.id.slice(colon + 1)) <= (seen.get(entry.id.slice(0, colon)) ?? 0);
}

/** The side whose placing of one row holds: the later, and of two at once the one further down. */
function laterPlaced(a: SavedItem, b: SavedItem): SavedItem {
  const order = a.entry.moved - b.entry.moved || a.entry.at - b.entry.at;
  return order >= 0 ? a : b;
}

/** The order of a list's rows, which is the same in every tab. */
export function inOrder(a: SavedItem, b: SavedItem): number {
  return a.entry.at - b.entry.at || (a.entry.id < b.entry.id ? -1 : 1);
}

function mergeLists(
  mine: readonly SavedItem[],
  mineSeen: Seen,
  theirs: readonly SavedItem[],
  theirsSeen: Seen,
): SavedItem[] {
  const theirsById = new Map(theirs.map((item) => [item.entry.id, item]));
  const merged: SavedItem[] = [];
  for (const item of mine) {
    const same = theirsById.get(item.entry.id);
    theirsById.delete(item.entry.id);
    if (same) merged.push(laterPlaced(item, same));
    else if (!hasKnown(theirsSeen, item)) merged.push(item);
  }
  for (const item of theirsById.values()) if (!hasKnown(mineSeen, item)) merged.push(item);
  return merged.sort(inOrder);
}

/** This tab's state with what another tab has stored; the opened product stays this tab's own. */
export function mergeKept(mine: KeptState, theirs: KeptState): KeptState {
  const seen = new Map(mine.seen);
  for (const [tab, time] of theirs.seen) seen.set(tab, Math.max(time, seen.get(tab) ?? 0));
  return {
    productId: mine.productId ?? theirs.productId,
    cartItems: mergeLists(mine.cartItems, mine.seen, theirs.cartItems, theirs.seen),
    wishlistItems: mergeLists(mine.wishlistItems, mine.seen, theirs.wishlistItems, theirs.seen),
    seen,
  };
}

function sameRows(a: readonly SavedItem[], b: readonly SavedItem[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ entry }, index) => {
      const other = b[index]?.entry;
      return entry.id === other?.id && entry.moved === other.moved;
    })
  );
}

/** Whether two states hold the same rows in the same order. */
export function sameLists(a: KeptState, b: KeptState): boolean {
  return sameRows(a.cartItems, b.cartItems) && sameRows(a.wishlistItems, b.wishlistItems);
}
