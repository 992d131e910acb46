import { useCallback } from 'react';
import { paths, productAddress } from '../lib/paths';
import type { ShopLocation } from './location';
import { useNavigate } from './router';

/** In each history entry of /details, so that Back and Forward show its product. */
interface DetailsState {
  productId: string;
}

/** @param state may come from an older version of the shop */
export function productIdOf(state: unknown): string | undefined {
  const hasId = typeof state === 'object' && state !== null && 'productId' in state;
  return hasId && typeof state.productId === 'string' ? state.productId : undefined;
}

export function pageKey({ pathname, state }: ShopLocation): string {
  return `${pathname} ${productIdOf(state) ?? ''}`;
}

export function productLink(productId: string) {
  const state: DetailsState = { productId };
  return { to: paths.details, state, inNewTab: productAddress(productId) };
}

/** /details stores the id as `productId` (specification §2, Home). */
export function useOpenProduct(): (productId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (productId) => {
      const state: DetailsState = { productId };
      navigate(paths.details, { state });
    },
    [navigate],
  );
}
