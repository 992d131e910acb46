import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalog, requestCatalog, type CatalogState } from './catalog';
import { type Product, productsById } from './product';

export function useCatalog(): CatalogState {
  useEffect(requestCatalog, []);
  return useStore(catalog);
}

/** `undefined` until it has arrived, and for an id that is not sold. */
export function useProduct(productId: string | undefined): Product | undefined {
  const { products } = useCatalog();
  return productId === undefined ? undefined : productsById(products).get(productId);
}
