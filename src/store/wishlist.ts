import { createPersistedStore } from './persisted-store';
import { createItems, itemMigrations, parseItems, type SavedItem, type SavedProduct } from './saved-items';

/** Each product once (specification §5). */
function unique(items: readonly SavedItem[]): readonly SavedItem[] {
  const firsts = new Map(items.toReversed().map((item) => [item.product.product_id, item]));
  return firsts.size === items.length
    ? items
    : items.filter((item) => firsts.get(item.product.product_id) === item);
}

/** `wishlistItems` (specification §3). */
export const wishlist = createPersistedStore<readonly SavedItem[]>({
  name: 'wishlist',
  initial: [],
  parse: parseItems,
  normalize: unique,
  migrations: itemMigrations,
});

/** Products already in the list keep their position. */
export const addToWishlist = (products: readonly SavedProduct[]) =>
  wishlist.change((items) => [...items, ...createItems(products)]);

export function removeFromWishlist(removed: readonly SavedItem[]) {
  const ids = new Set(removed.map(({ product }) => product.product_id));
  return wishlist.change((items) => items.filter(({ product }) => !ids.has(product.product_id)));
}
