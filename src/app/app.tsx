import { Suspense, useEffect } from 'react';
import { Layout } from '../layout/layout';
import { repeatEarlyTap } from '../lib/early-taps';
import { useLocation } from '../router/router';
import { useScrollMemory } from '../router/scroll-memory';
import { ErrorBoundary } from './error-boundary';
import { headerLinks, routeAt, type ScreenProps } from './routes';
import { useScreenChange } from './use-screen-change';

/** The whole shop, within a router. */
export function App(props: ScreenProps) {
  const { key, pathname } = useLocation();
  const { Screen } = routeAt(pathname);
  useScreenChange();
  useScrollMemory();
  useEffect(repeatEarlyTap, []);
  return (
    <Layout links={headerLinks}>
      <ErrorBoundary resetKey={key}>
        <Suspense fallback={null}>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
