import { useStore } from 'zustand';
import { comparisonHash } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useLocation } from '../../router/router';
import { compared } from '../../store/id-lists';

/** Whether there is something to compare, or the address asks for it: the code is not needed before. */
export function useHasComparison(): boolean {
  const { hash } = useLocation();
  const isChosen = useStore(compared, (ids) => ids.length > 0);
  return useHydrated() && (isChosen || hash.startsWith(comparisonHash));
}
