import type { Product } from '../catalogue/product';
import { readStored, watchStored, writeStored, type StorageTrouble } from '../lib/browser-storage';
import { decodeKept, encodeKept } from './kept';
import { mergeKept, sameLists } from './merge';
import { itemsAfterPurchase } from './selectors';
import type { KeptState, ShopState } from './state';
import type { Shop } from './store';

/** Where the kept state is stored, and where a text goes that cannot be read. */
const KEPT_KEY = 'ultraviolet-shop';
const ASIDE_KEY = 'ultraviolet-shop.set-aside';

/** What keeping a shop needs from outside its room. */
export interface KeepOptions {
  /** The catalogue's check of a product: what was stored is not trusted. */
  readonly parseProduct: (input: unknown) => Product | undefined;
  /** Told once, when something could not be stored. */
  readonly onTrouble: (trouble: StorageTrouble) => void;
}

/** What is kept of the state: what was bought is not, so that a reload during the purchase's dialog sells nothing twice. */
const toKeep = (state: ShopState): KeptState => ({ ...state, cartItems: itemsAfterPurchase(state) });

function keptChanged(now: ShopState, before: ShopState): boolean {
  return (
    now.productId !== before.productId ||
    now.showModal !== before.showModal ||
    now.cartItems !== before.cartItems ||
    now.wishlistItems !== before.wishlistItems
  );
}

/**
 * Brings back what a shop kept and keeps it from then on: stored at every change, and in step with the
 * other tabs by `mergeKept`. Before each write the storage is read again, so that a tab that slept
 * overwrites nothing. The returned function ends it.
 */
export function keepShop(shop: Shop, { parseProduct, onTrouble }: KeepOptions): () => void {
  let known: string | undefined;
  let taking = false;
  let troubled = false;

  const store = () => {
    known = encodeKept(toKeep(shop.getState()));
    const trouble = writeStored(KEPT_KEY, known);
    if (trouble && !troubled) onTrouble(trouble);
    troubled ||= trouble !== undefined;
  };

  /** Merges in what is stored; true where the storage then lacks something of it. */
  const take = (): boolean => {
    const text = readStored(KEPT_KEY);
    if (text === undefined || text === known) return false;
    known = text;
    const stored = decodeKept(text, parseProduct);
    if (!stored) {
      writeStored(ASIDE_KEY, text);
      return false;
    }
    taking = true;
    shop.setState((mine) => mergeKept(mine, stored));
    taking = false;
    return !sameLists(toKeep(shop.getState()), stored);
  };

  const agree = () => {
    if (take()) store();
  };
  const hear = () => {
    if (readStored(KEPT_KEY) === undefined) shop.forget();
    else agree();
  };

  agree();
  const endings = [
    shop.subscribe((state, before) => {
      if (taking || !keptChanged(state, before)) return;
      take();
      store();
    }),
    watchStored(KEPT_KEY, hear, agree),
  ];
  return () => {
    for (const end of endings) end();
  };
}
