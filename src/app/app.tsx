import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { ShopWindow } from '../catalogue/shop-window';
import { Layout } from '../layout/layout';
import { paths } from '../lib/paths';
import { ErrorBoundary } from './error-boundary';
import { aboutUs, dashboard, details, home, notFound, statistics } from './screens';
import { useScreenChange } from './use-screen-change';
import { useScrollMemory } from './use-scroll-memory';

interface AppProps {
  /** What Home was prerendered with; the same in the browser, so that hydration finds what it expects. */
  readonly shopWindow: ShopWindow;
}

/** The whole shop, within a router: the layout, and in it the screen of the address. */
export function App({ shopWindow }: AppProps) {
  const { key } = useLocation();
  useScreenChange();
  useScrollMemory();
  return (
    <Layout>
      <ErrorBoundary resetKey={key}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={paths.home} element={<home.Screen shopWindow={shopWindow} />} />
            <Route path={paths.statistics} element={<statistics.Screen />} />
            <Route path={paths.dashboard} element={<dashboard.Screen />} />
            <Route path={paths.aboutUs} element={<aboutUs.Screen />} />
            <Route path={paths.details} element={<details.Screen />} />
            <Route path="*" element={<notFound.Screen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
