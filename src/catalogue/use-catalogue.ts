import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalogue, requestCatalogue, type CatalogueState } from './catalogue';

/** The first screen that uses it starts loading the catalogue (specification §7). */
export function useCatalogue(): CatalogueState {
  useEffect(requestCatalogue, []);
  return useStore(catalogue);
}
