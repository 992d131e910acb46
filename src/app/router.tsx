import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  hrefOf,
  readLocation,
  resolveTo,
  writeLocation,
  type NavigationType,
  type ShopLocation,
  type To,
} from '../lib/location';
import { isOpenedHere } from '../lib/use-close-hash';
import { NavigationContext, type Navigate, type Navigation } from '../lib/use-location';

interface RouterProps {
  /** The folder that the shop is served under, with a slash at both ends. */
  readonly base: string;
  readonly children: ReactNode;
}

interface BrowserRouterProps extends RouterProps {
  /** Where the page is: the address may change before the first render, which must be of the screen that is there. */
  readonly initial: ShopLocation;
}

type Shown = Pick<Navigation, 'location' | 'type'>;

/**
 * Ties the shop to the browser's address and history. A change of screen is a transition: the one that is
 * shown stays until the next one's code is there. A change within a screen is shown at once, so that a
 * checkbox that the address holds never takes back its tick (docs/decisions/0007-own-router.md tells why
 * the router is ours).
 */
export function BrowserRouter({ base, initial, children }: BrowserRouterProps) {
  const [shown, setShown] = useState<Shown>({ location: initial, type: 'pop' });

  const shownLocation = useRef(shown.location);
  useLayoutEffect(() => {
    shownLocation.current = shown.location;
  });

  useEffect(() => {
    const follow = () => {
      const location = readLocation(base);
      startTransition(() => setShown({ location, type: 'pop' }));
    };
    // Back or Forward may have come before anything listened.
    if (readLocation(base).key !== shownLocation.current.key) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [base]);

  const navigate = useMemo<Navigate>(
    () =>
      (to: To | number, options: { replace?: boolean; state?: unknown } = {}) => {
        if (typeof to === 'number') {
          history.go(to);
          return;
        }
        const here = readLocation(base);
        const address = resolveTo(to, here);
        const { state } = options;
        // Of two texts asked for in one moment the later is shown, and Close leaves both.
        const replace = options.replace === true || (isOpenedHere(state) && isOpenedHere(here.state));
        // The second press of a double click: the shop is on its way there.
        const isHere =
          hrefOf(here, base) === hrefOf(address, base) &&
          JSON.stringify(here.state) === JSON.stringify(state);
        if (isHere && here.key !== shownLocation.current.key) return;
        const type: NavigationType = replace ? 'replace' : 'push';
        const changed = { location: writeLocation(type, address, state, base), type };
        if (address.pathname === shownLocation.current.pathname) setShown(changed);
        else startTransition(() => setShown(changed));
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
