import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalog, requestCatalog, type CatalogState } from './catalog';
import { type Product, productsById } from './product';

export function useCatalog(): CatalogState {
  useEffect(requestCatalog, []);
  return useStore(catalog);
}

/**
 * `undefined` until it has arrived, and for an id that is not sold.
 * @param prerendered the page's own products, which stand in until the catalog has arrived
 */
export function useKnownProduct(
  productId: string | undefined,
  prerendered: readonly Product[] = [],
): Product | undefined {
  const { products, status } = useStore(catalog);
  if (productId === undefined) return undefined;
  const product = productsById(products).get(productId);
  return status === 'ready' ? product : (product ?? productsById(prerendered).get(productId));
}

/** Requests the catalog, too. */
export function useProduct(productId: string | undefined): Product | undefined {
  useCatalog();
  return useKnownProduct(productId);
}
