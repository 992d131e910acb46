import { createContext, useContext } from 'react';
import type { NavigationType, ShopLocation, To } from './location';

/** Goes to an address in the shop, or by so many steps through the history. */
export interface Navigate {
  (to: To, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
  (steps: number): void;
}

/** What a router tells the shop within it. */
export interface Navigation {
  readonly location: ShopLocation;
  readonly type: NavigationType;
  /** The same for as long as the router lives. */
  readonly navigate: Navigate;
  /** The folder that the shop is served under, with a slash at both ends. */
  readonly base: string;
}

/** Filled by the router (`app/router.tsx`). */
export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** The location, how it came to be, and the way to another; throws outside of a router. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no router around this component.');
  return navigation;
}

/** Where the visitor is. */
export const useLocation = (): ShopLocation => useNavigation().location;

/** The way to another address. */
export const useNavigate = (): Navigate => useNavigation().navigate;
