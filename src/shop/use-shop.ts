import { useStore } from 'zustand';
import type { ShopState } from './state';
import { shop } from './store';

/** What a component shows of the shared state; it renders again when the selected value changes, and only then. */
export function useShop<Selected>(select: (state: ShopState) => Selected): Selected {
  return useStore(shop, select);
}
