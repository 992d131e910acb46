import { brand } from '../brand';
import type { ShopWindow } from '../catalogue/shop-window';
import { paths } from '../lib/paths';
import { lazyScreen, type LazyScreen } from './lazy-screen';

/** What every screen is given. */
export interface ScreenProps {
  /** What Home was prerendered with; the same in the browser, so that hydration finds what it expects. */
  readonly shopWindow: ShopWindow;
}

/** The code of each screen, a file of its own in the build. */
const home = lazyScreen<ScreenProps>(async () => (await import('../routes/home/home')).Home);
const details = lazyScreen<ScreenProps>(async () => (await import('../routes/details/details')).Details);
const dashboard = lazyScreen<ScreenProps>(
  async () => (await import('../routes/dashboard/dashboard')).Dashboard,
);
const statistics = lazyScreen<ScreenProps>(
  async () => (await import('../routes/statistics/statistics')).Statistics,
);
const aboutUs = lazyScreen<ScreenProps>(async () => (await import('../routes/about-us/about-us')).AboutUs);
const notFound = lazyScreen<ScreenProps>(
  async () => (await import('../routes/not-found/not-found')).NotFound,
);

/** A screen by its address. */
export interface ScreenInfo extends LazyScreen<ScreenProps> {
  readonly path: string;
  /** What stands after the product name in the page title (specification §2, Shared layout). */
  readonly title: string;
}

/** Every screen but the not-found page. */
export const screens: readonly ScreenInfo[] = [
  {
    path: paths.home,
    title: 'Home',
    ...home,
  },
  {
    path: paths.statistics,
    title: 'Stats',
    ...statistics,
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    ...dashboard,
  },
  {
    path: paths.aboutUs,
    title: 'About Us',
    ...aboutUs,
  },
  {
    path: paths.details,
    title: 'Product Details',
    ...details,
  },
];

/** The screen of every other address. */
export const notFoundInfo: ScreenInfo = {
  path: '*',
  title: 'Not Found',
  ...notFound,
};

/** The screen at a path. */
export function screenAt(pathname: string): ScreenInfo {
  return screens.find(({ path }) => path === pathname) ?? notFoundInfo;
}

/** A screen's page title: `Ultraviolet | Home`. */
export function pageTitle({ title }: ScreenInfo): string {
  return `${brand.name} | ${title}`;
}
