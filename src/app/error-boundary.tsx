import { Component, type ReactNode } from 'react';
import { keepError } from '../lib/error-ring';
import { ErrorPage } from './error-page';

interface ErrorBoundaryProps {
  /** The screen is given another chance when this changes. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | undefined;
}

/** Keeps a crash within its screen: header, cart and the other screens live on (specification §8, Routing failure). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    // The failure first learns where it happened; leaving that place clears it.
    if (failedAt === '') return { failedAt: resetKey };
    return { failedAt: failedAt === resetKey ? failedAt : undefined };
  }

  override componentDidCatch(error: unknown): void {
    keepError(error);
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorPage />;
  }
}
