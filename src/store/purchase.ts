import { createStore } from 'zustand/vanilla';
import type { StorageProblem } from '../lib/browser-storage';
import type { Order } from './orders';
import type { SavedItem } from './saved-items';

interface PurchaseState {
  showModal: boolean;
  order: Order | undefined;
  problem: StorageProblem | undefined;
  /** The cart before the purchase, shown until the dialog closes. */
  cartItems: readonly SavedItem[];
}

/** The stored cart is emptied as soon as the order is stored, so that a reload cannot buy twice. */
export const purchase = createStore<PurchaseState>()(() => ({
  showModal: false,
  order: undefined,
  problem: undefined,
  cartItems: [],
}));
