import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readLocation, resolveTo, writeLocation, type NavigationType, type To } from '../lib/location';
import { NavigationContext, type Navigate, type Navigation } from '../lib/use-location';

interface RouterProps {
  /** The folder that the shop is served under, with a slash at both ends. */
  readonly base: string;
  readonly children: ReactNode;
}

function changeBrowser(
  to: To,
  { replace = false, state }: { replace?: boolean; state?: unknown },
  base: string,
) {
  const type: NavigationType = replace ? 'replace' : 'push';
  return { location: writeLocation(type, resolveTo(to, readLocation(base)), state, base), type };
}

type Shown = Pick<Navigation, 'location' | 'type'>;

/**
 * Ties the shop to the browser's address and history. A change of screen is a transition: the one that is
 * shown stays until the next one's code is there. A change within a screen is shown at once, so that a
 * checkbox that the address holds never takes back its tick (docs/decisions/0007-own-router.md tells why
 * the router is ours).
 */
export function BrowserRouter({ base, children }: RouterProps) {
  const [shown, setShown] = useState<Shown>(() => ({
    location: readLocation(base),
    type: 'pop',
  }));

  const pathnameShown = useRef(shown.location.pathname);
  useLayoutEffect(() => {
    pathnameShown.current = shown.location.pathname;
  });

  useEffect(() => {
    const follow = () => {
      const location = readLocation(base);
      startTransition(() => setShown({ location, type: 'pop' }));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [base]);

  const navigate = useMemo<Navigate>(
    () =>
      (to: To | number, options: { replace?: boolean; state?: unknown } = {}) => {
        if (typeof to === 'number') history.go(to);
        else {
          const changed = changeBrowser(to, options, base);
          if (changed.location.pathname === pathnameShown.current) setShown(changed);
          else startTransition(() => setShown(changed));
        }
      },
    [base],
  );

  const navigation = useMemo(() => ({ ...shown, navigate, base }), [shown, navigate, base]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The shop at one address, for prerendering. */
export function StaticRouter({ base, pathname, children }: RouterProps & { readonly pathname: string }) {
  const navigation: Navigation = {
    location: { pathname, search: '', hash: '', state: undefined, key: 'default' },
    type: 'pop',
    navigate: () => {
      throw new Error('A prerendered page goes nowhere.');
    },
    base,
  };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
