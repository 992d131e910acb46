import { useEffect, useRef } from 'react';
import { isOverlayState, readLocation } from './location';
import { useNavigation } from './router';

/** Closes a dialog that the hash opened: by Back if the shop opened it, else by removing the hash. */
export function useCloseOverlay(): () => void {
  const { location, navigate, base } = useNavigation();
  const { pathname, search, state, key } = location;
  const isGoingBack = useRef(false);
  useEffect(() => {
    const onPop = () => {
      isGoingBack.current = false;
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  return () => {
    // A second Escape, or one during a change of screen, would go back too far.
    if (isGoingBack.current || readLocation(base).key !== key) return;
    if (isOverlayState(state)) {
      isGoingBack.current = true;
      navigate(-1);
    } else navigate({ pathname, search }, { replace: true, state });
  };
}
