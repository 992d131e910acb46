import { cart } from './cart';
import type { SavedItem } from './saved-items';
import { restoreWishlist, wishlist } from './wishlist';

const idsOf = (items: readonly SavedItem[]) => new Set(items.map(({ itemId }) => itemId));

/** The present items without those a change added, and with those it removed, each after the one it followed. */
function restored(
  now: readonly SavedItem[],
  before: readonly SavedItem[],
  after: readonly SavedItem[],
): readonly SavedItem[] {
  if (before === after) return now;
  const [beforeIds, afterIds] = [idsOf(before), idsOf(after)];
  const remaining = now.filter(({ itemId }) => beforeIds.has(itemId) || !afterIds.has(itemId));
  const remainingIds = idsOf(remaining);
  const first: SavedItem[] = [];
  const followers = new Map<string, SavedItem[]>();
  let current = first;
  for (const item of before) {
    if (remainingIds.has(item.itemId)) followers.set(item.itemId, (current = []));
    else if (!afterIds.has(item.itemId)) current.push(item);
  }
  return [...first, ...remaining.flatMap((item) => [item, ...(followers.get(item.itemId) ?? [])])];
}

/** Changes the cart and the wishlist. Returns the undo, which leaves later changes alone. */
export function applyWithUndo(change: () => void): () => void {
  cart.pull();
  wishlist.pull();
  const before = { cart: cart.getState(), wishlist: wishlist.getState() };
  change();
  const after = { cart: cart.getState(), wishlist: wishlist.getState() };
  const steps = [
    () => cart.change((now) => restored(now, before.cart, after.cart)),
    () => restoreWishlist((now) => restored(now, before.wishlist, after.wishlist)),
  ];
  // What comes back is stored before its copy in the other list goes; without room for it, the copy stays.
  if (before.cart.length < after.cart.length) steps.reverse();
  return () => void steps.some((step) => step() === 'full');
}
