import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalog, requestCatalog, type CatalogState } from './catalog';

export function useCatalog(): CatalogState {
  useEffect(requestCatalog, []);
  return useStore(catalog);
}
