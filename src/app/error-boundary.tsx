import { Component, Suspense, type ReactNode } from 'react';
import { paths } from '../lib/paths';
import { Link } from '../router/link';
import { logError } from '../store/error-log';
import { Button, buttonClass } from '../ui/button';
import { lazyOptional } from '../ui/lazy-optional';
import { Message } from '../ui/message';

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
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    // The key is not known where the error is caught.
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
