import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalogue, requestCatalogue, type CatalogueState } from './catalogue';

/** The catalogue; the first screen that uses it has it loaded (specification §7). */
export function useCatalogue(): CatalogueState {
  useEffect(requestCatalogue, []);
  return useStore(catalogue);
}
