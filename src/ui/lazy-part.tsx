import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast } from './toasts/toasts';

export function sayNotLoaded(): void {
  void showToast('That could not be loaded. Please check your connection.', { isWarning: true });
}

/**
 * A part whose code is loaded when it is first shown. If that fails, a toast says so, `onMissing` may close what was
 * opened, and the code is asked for again the next time. (`lazy` keeps a failure, and throws it into the screen.)
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
    return Shown ? <Shown {...part} /> : null;
  };
}
