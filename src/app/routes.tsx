import type { ComponentType } from 'react';
import { settings } from '@shop/settings';
import type { InitialData } from '../catalog/initial-data';
import { paths } from '../lib/paths';
import { productIdAt } from '../lib/product-link';
import { lazyScreen } from '../loading/lazy';
import { Home } from '../screens/home/home';
import { noun } from '../words/words';

export interface ScreenProps {
  /** The data that Home was prerendered with; hydration needs the same. */
  initialData: InitialData;
}

/** Every path needs one. */
export interface Route {
  Screen: ComponentType<ScreenProps>;
  prefetch: () => Promise<void>;
  /** Follows the shop's name in the page title (specification §2, Shared layout). */
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** The header link's text, if there is a link. */
  headerLabel?: string;
  /** Only if it is the same for everybody. */
  inSitemap: boolean;
}

type Path = (typeof paths)[keyof typeof paths];

/** In the header's order. The code of `/NAME` is in src/screens/NAME/NAME.tsx. */
export const routes: Readonly<Record<Path, Route>> = {
  [paths.home]: {
    title: 'Home',
    description: settings.home.description,
    headerLabel: 'Home',
    inSitemap: true,
    // Not lazy: most visits start here or pass through.
    Screen: Home,
    prefetch: async () => undefined,
  },
  [paths.statistics]: {
    title: 'Stats',
    description: `Prices and ratings of every ${noun.one} at ${settings.name}, in one chart.`,
    headerLabel: 'Statistics',
    inSitemap: true,
    ...lazyScreen(async () => (await import('../screens/statistics/statistics')).Statistics),
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    description: `Your cart and your wishlist at ${settings.name}, kept on this device.`,
    headerLabel: 'Dashboard',
    inSitemap: false,
    ...lazyScreen(async () => (await import('../screens/dashboard/dashboard')).Dashboard),
  },
  [paths.aboutUs]: {
    title: 'About Us',
    description: `Who is behind ${settings.name}, what we stand for, and how to reach us.`,
    headerLabel: 'About Us',
    inSitemap: true,
    ...lazyScreen(async () => (await import('../screens/about-us/about-us')).AboutUs),
  },
  [paths.details]: {
    title: 'Product Details',
    description: `Picture, price, specifications and rating of any ${noun.one} at ${settings.name}.`,
    inSitemap: false,
    ...lazyScreen(async () => (await import('../screens/details/details')).Details),
  },
};

/** For all other addresses. */
export const notFound: Route = {
  title: 'Not Found',
  description: `There is no such page at ${settings.name}.`,
  inSitemap: false,
  ...lazyScreen(async () => (await import('../screens/not-found/not-found')).NotFound),
};

function isPath(pathname: string): pathname is Path {
  return Object.hasOwn(routes, pathname);
}

/** The path of the screen at an address; `undefined` for the not-found page. */
export function screenPath(pathname: string): Path | undefined {
  if (productIdAt(pathname) !== undefined) return paths.details;
  return isPath(pathname) ? pathname : undefined;
}

/** As the prerendered page names itself: its path, or nothing for the not-found page. */
export const pageAt = (pathname: string): string => (screenPath(pathname) === undefined ? '' : pathname);

export function routeAt(pathname: string): Route {
  const path = screenPath(pathname);
  return path === undefined ? notFound : routes[path];
}

export const pageTitle = (title: string): string => `${settings.name} | ${title}`;

export const headerLinks = Object.entries(routes).flatMap(([path, { headerLabel: label }]) =>
  label === undefined ? [] : [{ path, label }],
);
