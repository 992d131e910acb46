import { useSyncExternalStore } from 'react';
import { comparison } from '../../shop/comparison';
import { isInCart, isInWishlist } from '../../shop/selectors';
import { shop } from '../../shop/store';
import { viewed } from '../../shop/viewed';

/** What the shopper has to do with a product already. */
export interface Standing {
  readonly inCart: boolean;
  readonly inWishlist: boolean;
  readonly isCompared: boolean;
  readonly isSeen: boolean;
}

const stores = [shop, comparison, viewed];

function subscribe(onChange: () => void): () => void {
  const endings = stores.map((store) => store.subscribe(onChange));
  return () => endings.forEach((end) => end());
}

/** A bit for each, so that React finds it unchanged wherever it is. */
function standingOf(productId: string): number {
  const state = shop.getState();
  return (
    Number(isInCart(state, productId)) |
    (Number(isInWishlist(state, productId)) << 1) |
    (Number(comparison.getState().includes(productId)) << 2) |
    (Number(viewed.getState().includes(productId)) << 3)
  );
}

/**
 * What the shopper has to do with a product already; with nothing, on a prerendered page. It is one subscription
 * for all of it: each takes time to take up and to give up, and a screen has many cards.
 */
export function useStanding(productId: string): Standing {
  const bits = useSyncExternalStore(
    subscribe,
    () => standingOf(productId),
    () => 0,
  );
  return {
    inCart: (bits & 1) > 0,
    inWishlist: (bits & 2) > 0,
    isCompared: (bits & 4) > 0,
    isSeen: (bits & 8) > 0,
  };
}
