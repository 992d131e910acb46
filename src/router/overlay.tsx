import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from './link';
import { readLocation } from './location';
import { useHydratedLocation, useNavigation } from './router';

export interface OverlayProps {
  hash: string;
  onClose: () => void;
}

/** Opens an overlay over the screen, by its hash. The screen keeps its address and state. */
export function useOpenOverlay(): (hash: string) => void {
  const { navigate, base } = useNavigation();
  return useCallback(
    (hash) => {
      const { search, state } = readLocation(base);
      navigate({ search, hash }, { state: { ...state, openedHere: true } });
    },
    [navigate, base],
  );
}

/** Closes the overlay: by Back if the shop opened it, else by removing the hash. */
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
    if (state.openedHere === true) {
      isGoingBack.current = true;
      navigate(-1);
    } else navigate({ pathname, search }, { replace: true, state });
  };
}

/** Opens an overlay over the screen, which keeps its address and state. */
export function OverlayLink({ hash, children }: { hash: string; children: ReactNode }) {
  const { search, state } = useHydratedLocation();
  return (
    <Link to={{ search, hash }} state={{ ...state, openedHere: true }}>
      {children}
    </Link>
  );
}
