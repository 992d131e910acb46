import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Layout } from '../layout/layout';
import { repeatEarlyTap } from '../lib/early-taps';
import { focusHeading } from '../lib/move-focus';
import { pageKey } from '../router/product-link';
import { useLocation, useNavigation } from '../router/router';
import { useScrollMemory } from '../router/scroll-memory';
import { announce } from '../ui/announcer';
import { ErrorBoundary } from './error-boundary';
import { headerLinks, pageTitle, routeAt, type ScreenProps } from './routes';

/** A hash may also be for something else, such as a dialog. */
function sectionOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** As after loading a page: sets and announces the title, and moves focus to the heading or section (WCAG 2.4.2, 2.4.3). */
function useScreenChange(): void {
  const { location, type } = useNavigation();
  const { pathname, hash } = location;
  const page = pageKey(location);
  const shown = useRef<string>(undefined);

  // Before the paint, so that no key is pressed before focus has moved.
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isOther = shown.current !== page && type !== 'replace';
    shown.current = page;
    document.title = pageTitle(routeAt(pathname));

    const section = sectionOf(hash);
    if (section) {
      section.scrollIntoView();
      const target = section.matches('[tabindex]')
        ? section
        : section.querySelector<HTMLElement>('[tabindex]');
      target?.focus({ preventScroll: true });
    } else if (isOther && !isFirst) {
      focusHeading();
    }
  }, [pathname, hash, page, type]);

  // After the paint, which an update from a layout effect would delay.
  const announced = useRef(page);
  useEffect(() => {
    if (announced.current !== page && type !== 'replace') announce(routeAt(pathname).title);
    announced.current = page;
  }, [pathname, page, type]);
}

/** Needs a router around it. */
export function App(props: ScreenProps) {
  const { key, pathname } = useLocation();
  const { Screen } = routeAt(pathname);
  useScreenChange();
  useScrollMemory();
  useEffect(repeatEarlyTap, []);
  return (
    <Layout links={headerLinks}>
      <ErrorBoundary resetKey={key}>
        <Suspense>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
