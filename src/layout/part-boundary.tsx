import type { ReactNode } from 'react';
import { useLocation } from '../router/router';
import { Button } from '../ui/button';
import { classNames, surface } from '../ui/classes';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from './part-boundary.module.css';

function CrashNotice() {
  return (
    <div role="alert" className={classNames(surface, styles.notice)}>
      <p>Something went wrong. Your cart and your wishlist are safe.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </div>
  );
}

/** Keeps a crash outside the screen from ending the page. The part is tried again on the next navigation. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<CrashNotice />}>
      {children}
    </ErrorBoundary>
  );
}
