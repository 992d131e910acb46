import { cart } from './cart';
import type { SavedItem } from './saved-items';
import { wishlist } from './wishlist';

const idsOf = (items: readonly SavedItem[]) => new Set(items.map(({ itemId }) => itemId));

/** Today's items minus those the change added, plus those it removed, each after the item it followed. */
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

interface Lists {
  cart: readonly SavedItem[];
  wishlist: readonly SavedItem[];
}

const without = (items: readonly SavedItem[], others: readonly SavedItem[]) => {
  const ids = idsOf(others);
  return items.filter(({ itemId }) => !ids.has(itemId));
};

/** "Phone is back in your cart", "Phone and 2 more are back on your wishlist" */
function describeUndo(before: Lists, after: Lists) {
  const changes = [
    [without(before.wishlist, after.wishlist), 'back on your wishlist'],
    [without(before.cart, after.cart), 'back in your cart'],
    [without(after.cart, before.cart), 'out of your cart'],
    [without(after.wishlist, before.wishlist), 'off your wishlist'],
  ] as const;
  const [items, end] = changes.find(([changed]) => changed.length > 0) ?? [[], 'unchanged'];
  const [first, ...others] = items;
  const more = others.length > 0 ? ` and ${others.length} more are` : ' is';
  return {
    undone: `${first?.product.product_title}${more} ${end}`,
    itemId: others.length > 0 ? undefined : first?.itemId,
  };
}

/** Runs a change to the cart and wishlist. Its undo leaves later changes alone. */
export function applyWithUndo(change: () => void) {
  cart.pull();
  wishlist.pull();
  const before = { cart: cart.getState(), wishlist: wishlist.getState() };
  change();
  const after = { cart: cart.getState(), wishlist: wishlist.getState() };
  const steps = [
    () => cart.change((now) => restored(now, before.cart, after.cart)),
    () => wishlist.change((now) => restored(now, before.wishlist, after.wishlist)),
  ];
  // Restores before it removes the copy in the other list; if storage is full, the copy stays.
  if (before.cart.length < after.cart.length) steps.reverse();
  return {
    run: () => void steps.some((step) => step() === 'full'),
    ...describeUndo(before, after),
  };
}
