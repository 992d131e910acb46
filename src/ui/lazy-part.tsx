import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';
import { showToast } from './toasts/toasts';

export function sayNotLoaded(): void {
  void showToast('That could not be loaded. Please check your connection.', { isWarning: true });
}

function sayCrashed(): void {
  void showToast('Something went wrong there. Your cart and your wishlist are safe.', { isWarning: true });
}

/**
 * A part whose code is loaded when it is first shown. If it fails to load or throws, a toast says so, `onMissing` may
 * close what was opened, and the next opening tries again. (`lazy` keeps a failure, and throws it into the screen.)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function Part({ onMissing, part }: { part: Props; onMissing: () => void }) {
    const [Shown, setShown] = useState(() => loaded);
    const fail = useEffectEvent(() => {
      sayNotLoaded();
      onMissing();
    });
    useEffect(() => {
      // It may be closed again before its code comes, or fails to.
      let isWanted = true;
      load().then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        () => isWanted && fail(),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (!Shown) return null;
    const onError = () => {
      sayCrashed();
      onMissing();
    };
    return (
      <ErrorBoundary fallback={null} onError={onError}>
        <Shown {...part} />
      </ErrorBoundary>
    );
  };
}
