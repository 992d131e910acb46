import { createStore } from 'zustand/vanilla';
import type { LoadResult } from '../catalogue/load-catalogue';
import type { Product } from '../catalogue/product';
import { initialState, type ListName, type SavedItem, type ShopState } from './state';
import * as transitions from './transitions';

/** A name that no other tab has, for telling tabs' rows apart. */
function newTabName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
}

/**
 * A shop: the shared state and the events that change it. It keeps nothing by itself: see `keep.ts`.
 * @param tab names the rows that this shop adds; unique among all tabs that share a storage
 */
export function createShop(tab = newTabName()) {
  const store = createStore<ShopState>()(() => initialState);
  return Object.assign(store, {
    tab,
    selectProduct: (productId: string) => store.setState(transitions.selectProduct(productId)),
    receiveCatalogue: (result: LoadResult) => store.setState(transitions.receiveCatalogue(result)),
    receiveProgress: (bytes: number) => store.setState((s) => transitions.receiveProgress(s, bytes)),
    addToCart: (product: Product) => store.setState((s) => transitions.addToCart(s, product, tab)),
    addToWishlist: (product: Product) => store.setState((s) => transitions.addToWishlist(s, product, tab)),
    removeItem: (list: ListName, item: SavedItem) =>
      store.setState((s) =>
        list === 'cartItems' ? transitions.removeFromCart(s, item) : transitions.removeFromWishlist(s, item),
      ),
    restoreItem: (list: ListName, item: SavedItem) =>
      store.setState((s) => transitions.restoreItem(s, list, item, tab)),
    sortByPrice: () => store.setState((s) => transitions.sortByPrice(s, tab)),
    purchase: () => store.setState(transitions.purchase),
    closeModal: () => store.setState(transitions.closeModal),
    forget: () => store.setState(transitions.forget),
  });
}

/** The type of a shop. */
export type Shop = ReturnType<typeof createShop>;

/** The one shop of this page. */
export const shop = createShop();
