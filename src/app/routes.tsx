import type { ComponentType } from 'react';
import { settings } from '@shop/settings';
import type { InitialData } from '../catalog/initial-data';
import { paths } from '../lib/paths';
import { productIdAt } from '../lib/product-link';
import { lazyScreen } from '../loading/lazy';
import { Home } from '../screens/home/home';

export interface ScreenProps {
  /** The data that Home was prerendered with; hydration needs the same. */
  initialData: InitialData;
}

/** Every path needs one. */
export interface Route {
  Screen: ComponentType<ScreenProps>;
  prefetch: () => Promise<void>;
  /** Called when the screen has thrown, so that its code is asked for again. */
  forget: () => void;
  /** Follows the shop's name in the page title (specification §2, Shared layout). */
  title: string;
  /** The header link's text, if there is a link. */
  headerLabel?: string;
}

export type Path = (typeof paths)[keyof typeof paths];

/** In the header's order. The code of `/NAME` is in src/screens/NAME/NAME.tsx. */
export const routes: Readonly<Record<Path, Route>> = {
  [paths.home]: {
    title: 'Home',
    headerLabel: 'Home',
    // Not lazy: most visits start here or pass through.
    Screen: Home,
    prefetch: async () => undefined,
    forget: () => undefined,
  },
  [paths.statistics]: {
    title: 'Stats',
    headerLabel: 'Statistics',
    ...lazyScreen(() => import('../screens/statistics/statistics').then((module) => module.Statistics)),
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    headerLabel: 'Dashboard',
    ...lazyScreen(() => import('../screens/dashboard/dashboard').then((module) => module.Dashboard)),
  },
  [paths.aboutUs]: {
    title: 'About Us',
    headerLabel: 'About Us',
    ...lazyScreen(() => import('../screens/about-us/about-us').then((module) => module.AboutUs)),
  },
  [paths.details]: {
    title: 'Product Details',
    ...lazyScreen(() => import('../screens/details/details').then((module) => module.Details)),
  },
};

/** For all other addresses. */
export const notFound: Route = {
  title: 'Not Found',
  ...lazyScreen(() => import('../screens/not-found/not-found').then((module) => module.NotFound)),
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
