import { useCallback } from 'react';
import { paths, productAddress } from '../lib/paths';
import { useNavigate } from '../lib/use-location';

/** What a history entry of /details remembers, so that Back and Forward show the product that was shown. */
export interface DetailsEntryState {
  readonly productId: string;
}

/** The product that a history entry's state names, or `undefined`; the state may come from an older version of the shop. */
export function productIdOf(state: unknown): string | undefined {
  const isNamed = typeof state === 'object' && state !== null && 'productId' in state;
  return isNamed && typeof state.productId === 'string' ? state.productId : undefined;
}

/** Where a link leads that opens a product, in this tab and in a new one. */
export function wayTo(productId: string) {
  const state: DetailsEntryState = { productId };
  return { to: paths.details, state, inNewTab: productAddress(productId) };
}

/** Opens a product, the same function as long as the shop is open: goes to /details, which stores the id as the selected `productId` (specification §2, Home). */
export function useOpenProduct(): (productId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (productId) => {
      const state: DetailsEntryState = { productId };
      navigate(paths.details, { state });
    },
    [navigate],
  );
}
