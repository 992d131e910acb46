import { useStore } from 'zustand';
import { cart } from './cart';
import { purchase } from './purchase';
import type { SavedItem } from './saved-items';

/** The cart, or while the purchase dialog is open, the cart before the purchase. */
export function useCartItems(): readonly SavedItem[] {
  const items = useStore(cart);
  const bought = useStore(purchase, ({ showModal, cartItems }) => (showModal ? cartItems : undefined));
  return bought ?? items;
}
