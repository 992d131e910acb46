import { createPersistedStore } from './persisted-store';
import { itemMigrations, parseItems, type SavedItem } from './saved-items';

/** `cartItems` (specification §3): duplicates are allowed, and there is no limit. */
export const cart = createPersistedStore<readonly SavedItem[]>({
  name: 'cart',
  initial: [],
  parse: parseItems,
  migrations: itemMigrations,
});
