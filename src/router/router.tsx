import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  hrefOf,
  isOverlayState,
  readLocation,
  resolveTo,
  writeLocation,
  type NavigationType,
  type ShopLocation,
  type To,
} from './location';

interface Navigate {
  (to: To, options?: { replace?: boolean; state?: unknown }): void;
  (steps: number): void;
}

interface Navigation {
  location: ShopLocation;
  type: NavigationType;
  navigate: Navigate;
  /** The folder that the shop is served under, with a slash at both ends. */
  base: string;
  prefetch: (pathname: string) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no router around this component.');
  return navigation;
}

export const useLocation = (): ShopLocation => useNavigation().location;

export const useNavigate = (): Navigate => useNavigation().navigate;

export function useShareableUrl(to: To): string {
  const { location, base } = useNavigation();
  return new URL(hrefOf(resolveTo(to, location), base), globalThis.location.href).href;
}

interface BrowserRouterProps extends Pick<Navigation, 'base' | 'prefetch'> {
  /** Of the hydrated screen; the address may have changed since. */
  initial: ShopLocation;
  children: ReactNode;
}

type Shown = Pick<Navigation, 'location' | 'type'>;

/** A change of screen is a transition; one within a screen is not, so that its inputs do not flicker (docs/decisions/0007-own-router.md). */
export function BrowserRouter({ base, prefetch, initial, children }: BrowserRouterProps) {
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
    const onPop = () => {
      const location = readLocation(base);
      // Within a screen at once: moving focus to a section later would undo a Tab pressed meanwhile.
      if (location.pathname === shownLocation.current.pathname) setShown({ location, type: 'pop' });
      // During the event, React renders without a view transition.
      else setTimeout(follow);
    };
    // Back or Forward may have come before hydration.
    if (readLocation(base).key !== shownLocation.current.key) follow();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
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
        // A dialog replaces one opened by the address, so that closing it closes both.
        const isSecondOverlay = isOverlayState(options.state) && here.hash !== '';
        const state = isSecondOverlay ? here.state : options.state;
        // The second click of a double click.
        const isHere =
          hrefOf(here, base) === hrefOf(address, base) &&
          JSON.stringify(here.state) === JSON.stringify(state);
        if (isHere && here.key !== shownLocation.current.key) return;
        const type = options.replace === true || isSecondOverlay ? 'replace' : 'push';
        const changed = { location: writeLocation(type, address, state, base), type } as const;
        if (address.pathname === shownLocation.current.pathname) setShown(changed);
        else startTransition(() => setShown(changed));
      },
    [base],
  );

  const navigation = useMemo(
    () => ({ ...shown, navigate, base, prefetch }),
    [shown, navigate, base, prefetch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

interface StaticRouterProps extends Pick<Navigation, 'base'> {
  pathname: string;
  children: ReactNode;
}

export function StaticRouter({ base, pathname, children }: StaticRouterProps) {
  const navigation = useMemo<Navigation>(
    () => ({
      location: { pathname, search: '', hash: '', state: undefined, key: 'default' },
      type: 'pop',
      navigate: () => {
        throw new Error('A prerendered page cannot navigate.');
      },
      base,
      prefetch: () => undefined,
    }),
    [pathname, base],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
