import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendering and hydrating, true from then on: for what only the browser knows (the
 * address's query, what was stored), which must not differ from the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
