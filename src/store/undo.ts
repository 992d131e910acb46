import { cart } from './cart';
import type { SavedItem } from './saved-items';
import { restoreWishlist, wishlist } from './wishlist';

const idsOf = (items: readonly SavedItem[]) => new Set(items.map(({ itemId }) => itemId));

/** What is there now, without what a change has added and with what it has removed, each item after the one that it followed. */
function restored(
  now: readonly SavedItem[],
  before: readonly SavedItem[],
  after: readonly SavedItem[],
): readonly SavedItem[] {
  if (before === after) return now;
  const [beforeIds, afterIds] = [idsOf(before), idsOf(after)];
  const kept = now.filter(({ itemId }) => beforeIds.has(itemId) || !afterIds.has(itemId));
  const keptIds = idsOf(kept);
  const first: SavedItem[] = [];
  const followers = new Map<string, SavedItem[]>();
  let current = first;
  for (const item of before) {
    if (keptIds.has(item.itemId)) followers.set(item.itemId, (current = []));
    else if (!afterIds.has(item.itemId)) current.push(item);
  }
  return [...first, ...kept.flatMap((item) => [item, ...(followers.get(item.itemId) ?? [])])];
}

/** Makes a change to the cart and the wishlist, and returns its undo, which leaves alone what came or went since. */
export function applyWithUndo(change: () => void): () => void {
  cart.pull();
  wishlist.pull();
  const before = { cart: cart.getState(), wishlist: wishlist.getState() };
  change();
  const after = { cart: cart.getState(), wishlist: wishlist.getState() };
  return () => {
    cart.change((now) => restored(now, before.cart, after.cart));
    restoreWishlist((now) => restored(now, before.wishlist, after.wishlist));
  };
}
