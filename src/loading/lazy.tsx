import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadStyled } from '../lib/failed-styles';
import { ErrorBoundary } from '../ui/error-boundary';
import { showToast } from '../ui/toasts/toasts';
import { onLoaded } from './on-settled';
import { ignoreChunkError, reloadForStaleChunk } from './stale-chunks';

export function sayNotLoaded(): void {
  showToast('That could not be loaded. Please check your connection.', { isWarning: true });
}

function sayCrashed(): void {
  showToast('Something went wrong there. Your cart and your wishlist are safe.', { isWarning: true });
}

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Missing {
  /** Closes a part that was opened and did not load; a toast says why. Other parts are left out without a word. */
  onMissing?: () => void;
}

/**
 * A part whose code is loaded when it is first shown. If it does not load or throws, the next time tries again; a part
 * that stays open loads once the network is back.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await loadStyled(load));
  return function Part(props: Props & Missing) {
    const { onMissing } = props;
    const [Shown, setShown] = useState(() => loaded);
    const fail = useEffectEvent(() => {
      if (!onMissing) return;
      sayNotLoaded();
      onMissing();
    });
    // It may be closed again before its code comes, or fails to.
    useEffect(() => onLoaded(loadOnce, (component) => setShown(() => component), fail), []);
    if (!Shown) return null;
    const onError = () => {
      sayCrashed();
      onMissing?.();
    };
    return (
      <ErrorBoundary fallback={null} onError={onError}>
        <Shown {...props} />
      </ErrorBoundary>
    );
  };
}

/** A screen: until its code has come, the old one stays. A prefetched one renders synchronously. */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await loadStyled(load));
  const makeLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        await reloadForStaleChunk(error);
        throw error;
      }
    });
  let Lazy = makeLazy();
  const Screen = (props: Props) => {
    // Chosen once: another component would be mounted anew, without the focus and state of this one.
    const [Shown] = useState<ComponentType<Props> | typeof Lazy>(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  };
  const prefetch = async () => {
    try {
      await loadOnce();
    } catch (error) {
      ignoreChunkError(error);
      throw error;
    }
  };
  /** Called once the screen has failed; else React would never ask for its code again. */
  const forget = () => {
    Lazy = makeLazy();
  };
  return { Screen, prefetch, forget };
}
