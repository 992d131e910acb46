import type { ReactNode } from 'react';
import { Link } from './link';
import { useHydratedLocation } from './router';

/** Opens an overlay over the screen, which keeps its address and state. */
export function OverlayLink({ hash, children }: { hash: string; children: ReactNode }) {
  const { search, state } = useHydratedLocation();
  return (
    <Link to={{ search, hash }} state={{ ...state, openedHere: true }}>
      {children}
    </Link>
  );
}
