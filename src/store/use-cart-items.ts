import { useStore } from 'zustand';
import { cart } from './cart';
import { purchase } from './purchase';
import type { SavedItem } from './saved-items';

/** The cart as it is shown: while the dialog of a purchase is open, as the purchase found it. */
export function useCartItems(): readonly SavedItem[] {
  const items = useStore(cart);
  const bought = useStore(purchase, ({ showModal, cartItems }) => (showModal ? cartItems : undefined));
  return bought ?? items;
}
