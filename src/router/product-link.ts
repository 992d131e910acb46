import { useCallback } from 'react';
import { paths, productAddress } from '../lib/paths';
import type { ShopLocation } from './location';
import { useNavigate } from './router';

/** What a history entry of /details holds, so that Back and Forward show its product. */
interface DetailsState {
  productId: string;
}

/** The product in a history entry's state, which may come from an older version of the shop. */
export function productIdOf(state: unknown): string | undefined {
  const hasId = typeof state === 'object' && state !== null && 'productId' in state;
  return hasId && typeof state.productId === 'string' ? state.productId : undefined;
}

/** Identifies what the visitor sees as one page: a screen, and on /details each product. */
export function pageKey({ pathname, state }: ShopLocation): string {
  return `${pathname} ${productIdOf(state) ?? ''}`;
}

/** A `Link`'s props that open a product, in this tab or a new one. */
export function productLink(productId: string) {
  const state: DetailsState = { productId };
  return { to: paths.details, state, inNewTab: productAddress(productId) };
}

/** Opens a product: goes to /details, which stores the id as the selected `productId` (specification §2, Home). */
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
