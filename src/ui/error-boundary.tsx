import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Tries the children again when it changes. */
  resetKey?: string;
  fallback: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/** Shows the fallback in place of children that throw (specification §8, Routing failure). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey = 'none' }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    // `getDerivedStateFromError` does not get the key.
    if (failedAt === '') return { failedAt: resetKey };
    return { failedAt: failedAt === resetKey ? failedAt : undefined };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
