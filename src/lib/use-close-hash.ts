import { useEffect, useRef } from 'react';
import { readLocation } from './location';
import { useNavigation } from './use-location';

/** An entry's memory for the entry that opens something over the same screen by a hash: Close then goes back. */
export function openedHere(memory: unknown): object {
  return { ...(typeof memory === 'object' ? memory : {}), openedHere: true };
}

/** Whether an entry's memory is that of such an entry. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** What closes whatever the address's hash has opened: Back where the shop made the entry, and else an address without it. */
export function useCloseHash(): () => void {
  const { location, navigate, base } = useNavigation();
  const { pathname, search, state, key } = location;
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (closing.current !== key) closing.current = undefined;
  }, [key]);
  return () => {
    // A second Escape, or one on the way to another screen, would go back too far.
    if (closing.current === key || readLocation(base).key !== key) return;
    closing.current = key;
    if (isOpenedHere(state)) navigate(-1);
    else navigate({ pathname, search }, { replace: true, state });
  };
}
