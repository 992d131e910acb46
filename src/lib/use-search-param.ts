import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated';

/** One parameter of the address's query; `null` where there is none, and while hydrating the prerendered page. */
export function useSearchParam(name: string): string | null {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : null;
}
