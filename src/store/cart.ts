import { createPersistedStore } from './persisted-store';
import { createItems, itemMigrations, parseItems, type SavedItem, type SavedProduct } from './saved-items';

/** `cartItems` (specification §3): duplicates are allowed, and there is no limit. */
export const cart = createPersistedStore<readonly SavedItem[]>({
  name: 'cart',
  initial: [],
  parse: parseItems,
  migrations: itemMigrations,
});

export const addToCart = (products: readonly SavedProduct[]) =>
  cart.change((items) => [...items, ...createItems(products)]);

export function removeFromCart(removed: readonly SavedItem[]) {
  const ids = new Set(removed.map(({ itemId }) => itemId));
  return cart.change((items) => items.filter(({ itemId }) => !ids.has(itemId)));
}
