import { useCallback } from 'react';
import { paths } from '../lib/paths';
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
