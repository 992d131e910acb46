import { createStore } from 'zustand/vanilla';
import type { StorageProblem } from '../lib/browser-storage';
import type { Order } from './orders';
import type { SavedItem } from './saved-items';

interface PurchaseState {
  /** Whether the dialog "Payment Successful" is open (specification §3). */
  showModal: boolean;
  order: Order | undefined;
  /** Why the order could not be stored. */
  problem: StorageProblem | undefined;
  /** The cart as the purchase found it, which stays in sight until the dialog is closed. */
  cartItems: readonly SavedItem[];
}

/** The purchase of this visit. The stored cart is empty from the moment that the order is stored, so that nothing is bought twice. */
export const purchase = createStore<PurchaseState>()(() => ({
  showModal: false,
  order: undefined,
  problem: undefined,
  cartItems: [],
}));
