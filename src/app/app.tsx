import { Suspense, useEffect } from 'react';
import { Layout } from '../layout/layout';
import { repeatEarlyTap } from '../lib/early-taps';
import { useLocation } from '../lib/use-location';
import { CarriedPictures } from '../ui/picture/carried-pictures';
import { ErrorBoundary } from './error-boundary';
import { screenAt, type ScreenProps } from './screens';
import { useScreenChange } from './use-screen-change';
import { useScrollMemory } from './use-scroll-memory';

/** The whole shop, within a router: the layout, and in it the screen of the address. */
export function App(props: ScreenProps) {
  const { key, pathname } = useLocation();
  const { Screen } = screenAt(pathname);
  useScreenChange();
  useScrollMemory();
  useEffect(repeatEarlyTap, []);
  return (
    <Layout>
      <ErrorBoundary resetKey={key}>
        <CarriedPictures screen={pathname}>
          <Suspense fallback={null}>
            <Screen {...props} />
          </Suspense>
        </CarriedPictures>
      </ErrorBoundary>
    </Layout>
  );
}
