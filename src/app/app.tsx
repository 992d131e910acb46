import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { InitialData } from '../catalog/initial-data';
import { useKnownProduct } from '../catalog/use-catalog';
import { focusHeading, focusPlace } from '../focus/places';
import { Layout } from '../layout/layout';
import { paths, wishlistAddress } from '../lib/paths';
import { productIdAt } from '../lib/product-link';
import { Link } from '../router/link';
import { pageKey } from '../router/location';
import { useLocation, useNavigation } from '../router/router';
import { useScrollMemory } from '../router/scroll-restoration';
import { announce } from '../ui/announcer';
import { Button, buttonClass } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { Message } from '../ui/message';
import { useOnline } from '../ui/use-online';
import { repeatEarlyTap } from './early-taps';
import { Overlays } from './overlays';
import { headerLinks, pageTitle, routeAt, type ScreenProps } from './routes';

const WENT_WRONG = 'Something on this screen went wrong.';
const OFFLINE = 'You’re offline. This screen appears once you’re back.';

function ErrorPage() {
  const isOnline = useOnline();
  useEffect(
    () => () => {
      // The screen comes by itself once the network is back.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <Message
      role="alert"
      title="Unexpected Application Error!"
      text={`${isOnline ? WENT_WRONG : OFFLINE} Your cart and your wishlist are safe.`}
    >
      {isOnline && (
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      )}
      <Link to={paths.home} className={buttonClass('secondary')}>
        Go to Home
      </Link>
    </Message>
  );
}

/** `null` for other hashes, such as a dialog's. */
function sectionOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** A product's page has the product's. */
function useTitle({ products }: InitialData): string {
  const { pathname } = useLocation();
  const product = useKnownProduct(productIdAt(pathname), products);
  return product?.product_title ?? routeAt(pathname).title;
}

/** Does what loading a page does: sets and announces the title, and moves focus to the heading or section (WCAG 2.4.2, 2.4.3). */
function useScreenChange(title: string): void {
  const { location, type } = useNavigation();
  const { pathname, search, hash } = location;
  const page = pageKey(location);
  const { productId } = location.state;
  const shown = useRef<{ page: string; productId: string | undefined }>(undefined);

  // Before the paint, so that no key press hits the old screen's focus.
  useLayoutEffect(() => {
    const before = shown.current;
    const isOther = before !== undefined && before.page !== page && type !== 'replace';
    shown.current = { page, productId };

    const section = sectionOf(hash);
    if (section) {
      section.scrollIntoView();
      const target = section.matches('[tabindex]')
        ? section
        : section.querySelector<HTMLElement>('[tabindex]');
      target?.focus({ preventScroll: true });
    } else if (isOther && type === 'pop' && before.productId !== undefined) {
      focusPlace(`opener ${before.productId}`, 'heading');
    } else if (isOther) {
      focusPlace(pathname + search === wishlistAddress ? 'list' : 'heading');
    }
  }, [pathname, search, hash, page, productId, type]);

  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  // After the paint: an update in a layout effect would delay it.
  const announced = useRef(page);
  useEffect(() => {
    if (announced.current !== page && type !== 'replace') announce(title);
    announced.current = page;
  }, [title, page, type]);
}

function Shop(props: ScreenProps) {
  const { key, pathname } = useLocation();
  const { Screen, forget } = routeAt(pathname);
  const isOnline = useOnline();
  useScreenChange(useTitle(props.initialData));
  useScrollMemory();
  useEffect(repeatEarlyTap, []);
  return (
    <Layout links={headerLinks}>
      <ErrorBoundary resetKey={`${key} ${isOnline}`} onError={forget} fallback={<ErrorPage />}>
        <Suspense>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
      <Overlays />
    </Layout>
  );
}

/** Renders inside a router. */
export function App(props: ScreenProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />}>
      <Shop {...props} />
    </ErrorBoundary>
  );
}
