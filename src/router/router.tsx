import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isPage } from '../lib/product-link';
import {
  type Entry,
  type HistoryState,
  hrefOf,
  isSameState,
  type NavigationType,
  readLocation,
  resolveTo,
  type ShopLocation,
  type To,
  writeLocation,
} from './location';

interface Navigate {
  (to: To, options?: { replace?: boolean; state?: HistoryState }): void;
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

/** Without search and hash until hydrated: the prerendered page knows neither. */
export function useHydratedLocation(): ShopLocation {
  const location = useLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '' };
}

export const useNavigate = (): Navigate => useNavigation().navigate;

/** Not the hash alone, which would lead from a product's page to Home: its other addresses are relative to the shop. */
export function useSectionHref(): (id: string) => string {
  const { base } = useNavigation();
  const { pathname, search } = useHydratedLocation();
  // The not-found page is prerendered for all other addresses.
  const isKnown = useHydrated() || isPage(pathname);
  return (id) => (isKnown ? hrefOf({ pathname, search, hash: `#${id}` }, base) : `#${id}`);
}

/** Called with each address before it is shown. Returns what the history entry is to hold, or the same object. */
type Resolve = (entry: Entry) => Entry;

export function readResolved(base: string, resolve: Resolve): ShopLocation {
  const location = readLocation(base);
  const entry = resolve(location);
  return entry === location ? location : writeLocation('replace', entry, base);
}

interface BrowserRouterProps extends Pick<Navigation, 'base' | 'prefetch'> {
  resolve?: Resolve;
  /** The hydrated screen's; the address may have changed since. */
  initial: ShopLocation;
  children: ReactNode;
}

type Shown = Pick<Navigation, 'location' | 'type'>;

const asItIs: Resolve = (entry) => entry;

/** Follows Back and Forward. */
function usePop(
  { base, resolve = asItIs }: Pick<BrowserRouterProps, 'base' | 'resolve'>,
  shownLocation: RefObject<ShopLocation>,
  show: (shown: Shown) => void,
): void {
  useEffect(() => {
    const follow = () => {
      const location = readResolved(base, resolve);
      startTransition(() => show({ location, type: 'pop' }));
    };
    const onPop = () => {
      const location = readResolved(base, resolve);
      // Within a screen at once: moving focus to a section later would undo a Tab pressed meanwhile.
      if (location.pathname === shownLocation.current.pathname) show({ location, type: 'pop' });
      // During the event, React renders without a view transition.
      else setTimeout(follow);
    };
    // Back or Forward may have come before hydration.
    if (readLocation(base).key !== shownLocation.current.key) follow();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [base, resolve, shownLocation, show]);
}

/** A change of screen is a transition; one within a screen is not, so that its inputs do not flicker (docs/decisions/0007-own-router.md). */
export function BrowserRouter(props: BrowserRouterProps) {
  const { base, prefetch, resolve = asItIs, initial, children } = props;
  const [shown, setShown] = useState<Shown>({ location: initial, type: 'pop' });

  const shownLocation = useRef(shown.location);
  useLayoutEffect(() => {
    shownLocation.current = shown.location;
  });
  usePop(props, shownLocation, setShown);

  const navigate = useMemo<Navigate>(
    () =>
      (to: To | number, options: { replace?: boolean; state?: HistoryState } = {}) => {
        if (typeof to === 'number') {
          history.go(to);
          return;
        }
        const here = readLocation(base);
        const { state = {} } = options;
        // A dialog replaces one opened by the address, so that closing it closes both.
        const isSecondOverlay = state.openedHere === true && here.hash !== '';
        const entry = resolve({ ...resolveTo(to, here), state: isSecondOverlay ? here.state : state });
        // The second click of a double click.
        const isHere = hrefOf(here, base) === hrefOf(entry, base) && isSameState(here.state, entry.state);
        if (isHere && here.key !== shownLocation.current.key) return;
        const type = options.replace === true || isSecondOverlay ? 'replace' : 'push';
        const changed = { location: writeLocation(type, entry, base), type } as const;
        if (type === 'replace' || entry.pathname === shownLocation.current.pathname) setShown(changed);
        else startTransition(() => setShown(changed));
      },
    [base, resolve],
  );

  const navigation = useMemo(
    () => ({ ...shown, navigate, base, prefetch }),
    [shown, navigate, base, prefetch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

interface StaticRouterProps extends Pick<Navigation, 'base'> {
  pathname: string;
  state?: HistoryState;
  children: ReactNode;
}

const noState: HistoryState = {};

export function StaticRouter({ base, pathname, state = noState, children }: StaticRouterProps) {
  const navigation = useMemo<Navigation>(
    () => ({
      location: { pathname, search: '', hash: '', state, key: 'default' },
      type: 'pop',
      navigate: () => {
        throw new Error('A prerendered page cannot navigate.');
      },
      base,
      prefetch: () => undefined,
    }),
    [pathname, state, base],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

const never = () => () => undefined;

/** False while prerendering and hydrating, when the HTML must not depend on what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
