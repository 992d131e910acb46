import { useEffect, useRef } from 'react';
import { isOverlayState, readLocation } from './location';
import { useNavigation } from './router';

/** Closes a dialog that the hash opened: by Back if the shop opened it, else by removing the hash. */
export function useCloseOverlay(): () => void {
  const { location, navigate, base } = useNavigation();
  const { pathname, search, state, key } = location;
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (closing.current !== key) closing.current = undefined;
  }, [key]);
  return () => {
    // A second Escape, or one during a change of screen, would go back too far.
    if (closing.current === key || readLocation(base).key !== key) return;
    closing.current = key;
    if (isOverlayState(state)) navigate(-1);
    else navigate({ pathname, search }, { replace: true, state });
  };
}
