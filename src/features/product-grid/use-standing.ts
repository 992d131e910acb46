import { useStore } from 'zustand';
import { comparison } from '../../shop/comparison';
import { isInCart, isInWishlist } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { viewed } from '../../shop/viewed';

/** What the shopper has to do with a product already; with nothing, on a prerendered page. */
export function useStanding(productId: string) {
  return {
    inCart: useShop((state) => isInCart(state, productId)),
    inWishlist: useShop((state) => isInWishlist(state, productId)),
    isCompared: useStore(comparison, (ids) => ids.includes(productId)),
    isSeen: useStore(viewed, (ids) => ids.includes(productId)),
  };
}

export type Standing = ReturnType<typeof useStanding>;
