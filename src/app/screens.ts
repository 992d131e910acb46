import { brand } from '../brand';
import { paths } from '../lib/paths';
import { lazyScreen } from './lazy-screen';

/** The code of each screen, a file of its own in the build. */
export const home = lazyScreen(async () => (await import('../routes/home/home')).Home);
export const details = lazyScreen(async () => (await import('../routes/details/details')).Details);
export const dashboard = lazyScreen(async () => (await import('../routes/dashboard/dashboard')).Dashboard);
export const statistics = lazyScreen(
  async () => (await import('../routes/statistics/statistics')).Statistics,
);
export const aboutUs = lazyScreen(async () => (await import('../routes/about-us/about-us')).AboutUs);
export const notFound = lazyScreen(async () => (await import('../routes/not-found/not-found')).NotFound);

/** A screen by its address. */
export interface ScreenInfo {
  readonly path: string;
  /** What stands after the product name in the page title (specification §2, Shared layout). */
  readonly title: string;
  readonly warm: () => Promise<void>;
}

/** Every screen but the not-found page. */
export const screens: readonly ScreenInfo[] = [
  {
    path: paths.home,
    title: 'Home',
    warm: home.warm,
  },
  {
    path: paths.statistics,
    title: 'Stats',
    warm: statistics.warm,
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    warm: dashboard.warm,
  },
  {
    path: paths.aboutUs,
    title: 'About Us',
    warm: aboutUs.warm,
  },
  {
    path: paths.details,
    title: 'Product Details',
    warm: details.warm,
  },
];

/** The screen of every other address. */
export const notFoundInfo: ScreenInfo = {
  path: '*',
  title: 'Not Found',
  warm: notFound.warm,
};

/** The screen at a path, with or without a slash at its end. */
export function screenAt(pathname: string): ScreenInfo {
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  return screens.find((screen) => screen.path === path) ?? notFoundInfo;
}

/** A screen's page title: `Ultraviolet | Home`. */
export function pageTitle({ title }: ScreenInfo): string {
  return `${brand.name} | ${title}`;
}
