import { useStore } from 'zustand';
import { cart } from './cart';
import { compared, viewed } from './id-lists';
import { purchase } from './purchase';
import { holdsProduct, type SavedItem } from './saved-items';
import { wishlist } from './wishlist';

/** The cart, or while the purchase dialog is open, the cart before the purchase. */
export function useCartItems(): readonly SavedItem[] {
  const items = useStore(cart);
  const bought = useStore(purchase, ({ showModal, cartItems }) => (showModal ? cartItems : undefined));
  return bought ?? items;
}

export const useIsInCart = (productId: string): boolean =>
  useStore(cart, (items) => holdsProduct(items, productId));

export const useIsInWishlist = (productId: string): boolean =>
  useStore(wishlist, (items) => holdsProduct(items, productId));

export const useIsCompared = (productId: string): boolean =>
  useStore(compared, (ids) => ids.includes(productId));

export const useIsViewed = (productId: string): boolean => useStore(viewed, (ids) => ids.includes(productId));
