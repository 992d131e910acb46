import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating: what only the browser knows must not change the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
