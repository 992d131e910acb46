import { lazy, type ComponentType } from 'react';
import { ignoreChunkError, reloadForStaleChunk } from '../lib/stale-chunks';

export interface ScreenCode<Props> {
  Screen: ComponentType<Props>;
  prefetch: () => Promise<void>;
}

/** Like `React.lazy`, but a prefetched screen renders synchronously. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ScreenCode<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await load());
  const Lazy = lazy(async () => {
    try {
      return { default: await loadOnce() };
    } catch (error) {
      await reloadForStaleChunk(error);
      throw error;
    }
  });
  function Screen(props: Props) {
    return Loaded ? <Loaded {...props} /> : <Lazy {...props} />;
  }
  const prefetch = async () => {
    try {
      await loadOnce();
    } catch (error) {
      ignoreChunkError(error);
      throw error;
    }
  };
  return { Screen, prefetch };
}
