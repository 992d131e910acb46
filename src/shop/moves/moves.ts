import type { Product } from '../../catalogue/product';
import { currentRow } from '../current-row';
import { isInWishlist } from '../selectors';
import type { ListName, SavedItem, ShopState } from '../state';
import { put, type Change } from '../transitions';

/** An event of the lists that only some screens have, so that its code comes with them. */
export type Move = (state: ShopState, tab: string) => Change;

/** Empties a list. */
export function clearList(list: ListName): Move {
  return () => ({ [list]: [] });
}

/** Of some products those that a list takes: a cart all of them, a wishlist each one once (specification §4, §5). */
export function takenBy(state: ShopState, list: ListName, products: readonly Product[]): readonly Product[] {
  if (list === 'cartItems') return products;
  const fresh = products.filter(({ product_id }) => !isInWishlist(state, product_id));
  return [...new Map(fresh.map((product) => [product.product_id, product])).values()];
}

/** Appends products to a list, as its button does one by one. */
export function addAll(list: ListName, products: readonly Product[]): Move {
  return (state, tab) => put(state, list, takenBy(state, list, products), tab);
}

/** Takes a cart's row out and wishes for its product, which the wishlist holds once. */
export function saveForLater(item: SavedItem): Move {
  return (state, tab) => {
    const cartItems = state.cartItems.filter(({ entry }) => entry.id !== item.entry.id);
    if (isInWishlist(state, item.product_id)) return { cartItems };
    return { cartItems, ...put(state, 'wishlistItems', [currentRow(state, item).product], tab) };
  };
}

/** Of wished-for rows, those that can go to the cart: what is no longer sold stays. */
export function movableRows(state: ShopState, items: readonly SavedItem[]): readonly SavedItem[] {
  return items.filter((item) => currentRow(state, item).isSold);
}

/** Takes products off the wishlist and puts them into the cart, as they are sold today. */
export function moveToCart(items: readonly SavedItem[]): Move {
  return (state, tab) => {
    const rows = movableRows(state, items);
    const moved = new Set(rows.map(({ product_id }) => product_id));
    const products = rows.map((item) => currentRow(state, item).product);
    return {
      wishlistItems: state.wishlistItems.filter(({ product_id }) => !moved.has(product_id)),
      ...put(state, 'cartItems', products, tab),
    };
  };
}
