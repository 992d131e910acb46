import { Component, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { repeatEarlyTap } from '../document/early-taps';
import { Layout } from '../layout/layout';
import { focusHeading, focusOpener } from '../lib/move-focus';
import { paths } from '../lib/paths';
import { Link } from '../router/link';
import { pageKey, productIdOf } from '../router/product-link';
import { useLocation, useNavigation } from '../router/router';
import { useScrollMemory } from '../router/scroll-memory';
import { logError } from '../store/error-log';
import { announce } from '../ui/announcer';
import { Button, buttonClass } from '../ui/button';
import { lazyOptional } from '../ui/lazy-optional';
import { Message } from '../ui/message';
import { headerLinks, pageTitle, routeAt, type ScreenProps } from './routes';

const ErrorReport = lazyOptional(async () => (await import('./error-report')).ErrorReport);

function ErrorPage() {
  return (
    <>
      <Message
        role="alert"
        title="Unexpected Application Error!"
        text="Something on this screen went wrong. Your cart and your wishlist are safe."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Link to={paths.home} className={buttonClass('secondary')}>
          Go to Home
        </Link>
      </Message>
      <Suspense>
        <ErrorReport />
      </Suspense>
    </>
  );
}

interface ErrorBoundaryProps {
  /** The screen is tried again when this changes. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/** Keeps a crash within its screen (specification §8, Routing failure). */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    // `getDerivedStateFromError` does not get the key.
    if (failedAt === '') return { failedAt: resetKey };
    return { failedAt: failedAt === resetKey ? failedAt : undefined };
  }

  override componentDidCatch(error: unknown): void {
    logError(error);
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorPage />;
  }
}

/** `null` for other hashes, such as a dialog's. */
function sectionOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** Does what loading a page does: sets and announces the title, and moves focus to the heading or section (WCAG 2.4.2, 2.4.3). */
function useScreenChange(): void {
  const { location, type } = useNavigation();
  const { pathname, hash } = location;
  const page = pageKey(location);
  const productId = productIdOf(location.state);
  const shown = useRef<{ page: string; productId: string | undefined }>(undefined);

  // Before the paint, so that no key press hits the old screen's focus.
  useLayoutEffect(() => {
    const before = shown.current;
    const isOther = before !== undefined && before.page !== page && type !== 'replace';
    shown.current = { page, productId };
    document.title = pageTitle(routeAt(pathname));

    const section = sectionOf(hash);
    if (section) {
      section.scrollIntoView();
      const target = section.matches('[tabindex]')
        ? section
        : section.querySelector<HTMLElement>('[tabindex]');
      target?.focus({ preventScroll: true });
    } else if (isOther && type === 'pop' && before.productId !== undefined) {
      focusOpener(before.productId);
    } else if (isOther) {
      focusHeading();
    }
  }, [pathname, hash, page, productId, type]);

  // After the paint: an update in a layout effect would delay it.
  const announced = useRef(page);
  useEffect(() => {
    if (announced.current !== page && type !== 'replace') announce(routeAt(pathname).title);
    announced.current = page;
  }, [pathname, page, type]);
}

/** Renders inside a router. */
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
