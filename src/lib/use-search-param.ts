import { useHydrated } from './use-hydrated';
import { useLocation } from './use-location';

/** One parameter of the address's query; `null` where there is none, and while hydrating the prerendered page. */
export function useSearchParam(name: string): string | null {
  const { search } = useLocation();
  return useHydrated() ? new URLSearchParams(search).get(name) : null;
}
