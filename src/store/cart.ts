import type { CatalogueState } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { createPersistedStore } from './persisted-store';
import { createItems, parseItems, resolveItem, serializeItems, type SavedItem } from './saved-items';

/** `cartItems` (specification §3): duplicates are allowed, and there is no limit. */
export const cart = createPersistedStore<readonly SavedItem[]>({
  name: 'cart',
  initial: [],
  parse: parseItems,
  serialize: serializeItems,
});

export const addToCart = (products: readonly Product[]) =>
  cart.change((items) => [...items, ...createItems(products)]);

export function removeFromCart(removed: readonly SavedItem[]) {
  const ids = new Set(removed.map(({ itemId }) => itemId));
  return cart.change((items) => items.filter(({ itemId }) => !ids.has(itemId)));
}

export const sortCartByPrice = (catalogue: CatalogueState) =>
  cart.change((items) => {
    const priced = items.map((item) => ({ item, price: resolveItem(catalogue, item).product.price }));
    return priced.toSorted((a, b) => b.price - a.price).map(({ item }) => item);
  });
