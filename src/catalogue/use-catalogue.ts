import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalogue, requestCatalogue, type CatalogueState } from './catalogue';

export function useCatalogue(): CatalogueState {
  useEffect(requestCatalogue, []);
  return useStore(catalogue);
}
