import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { comparisonHash } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useLocation } from '../../lib/use-location';
import { comparison } from '../../shop/comparison';

/** Shows its children once something is to be compared, or the address asks for it: their code is not wanted before. */
export function WhenCompared({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const isChosen = useStore(comparison, (ids) => ids.length > 0);
  return (
    useHydrated() &&
    (isChosen || hash.startsWith(comparisonHash)) && <Suspense fallback={null}>{children}</Suspense>
  );
}
