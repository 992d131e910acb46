import type { ListName, SavedItem, ShopState } from '../state';
import type { Shop } from '../store';
import { put, type Change } from '../transitions';
import type { Move } from './moves';

/** What an event did to a list. */
interface Turn {
  readonly came: readonly SavedItem[];
  readonly went: readonly SavedItem[];
}

function without(items: readonly SavedItem[], others: readonly SavedItem[]): readonly SavedItem[] {
  const ids = new Set(others.map(({ entry }) => entry.id));
  return items.filter(({ entry }) => !ids.has(entry.id));
}

function turnOf(list: ListName, before: ShopState, after: ShopState): Turn {
  return { came: without(after[list], before[list]), went: without(before[list], after[list]) };
}

/** The rows to put back; of the wishlist, those products that have not been wished for again meanwhile, each once. */
function missing(list: ListName, items: readonly SavedItem[], went: readonly SavedItem[]) {
  if (list === 'cartItems') return went;
  const wished = new Set(items.map(({ product_id }) => product_id));
  return went.filter(({ product_id }) => !wished.has(product_id) && wished.add(product_id));
}

function turnBack(state: ShopState, list: ListName, { came, went }: Turn, tab: string): Change {
  if (came.length === 0 && went.length === 0) return {};
  const items = without(state[list], came);
  const rows = missing(list, items, went);
  const places = rows.map(({ entry }) => entry.at);
  return put({ ...state, [list]: items }, list, rows, tab, places);
}

/**
 * Carries out an event of the lists and returns the way back. That takes out the rows which the event
 * brought and puts those it took where they were, as new rows, for a removed row stays removed in every
 * tab; what came or went since is left alone.
 */
export function moveWithWayBack(shop: Shop, move: Move): () => void {
  const before = shop.getState();
  const change = move(before, shop.tab);
  // Worked out before other tabs hear of it: what they have done meanwhile is theirs.
  const after = { ...before, ...change };
  const cart = turnOf('cartItems', before, after);
  const wishlist = turnOf('wishlistItems', before, after);
  shop.setState(change);
  return () =>
    shop.setState((state) => {
      const cartBack = turnBack(state, 'cartItems', cart, shop.tab);
      const wishlistBack = turnBack({ ...state, ...cartBack }, 'wishlistItems', wishlist, shop.tab);
      return { ...cartBack, ...wishlistBack };
    });
}
