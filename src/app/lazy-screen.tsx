import { use, type ComponentType } from 'react';
import { forgiveMissingCode } from '../lib/forgive-missing-code';
import { reloadForMissingCode } from './stale-build';

/** A screen whose code is loaded when it is wanted, or ahead of that. */
export interface LazyScreen<Props> {
  readonly Screen: ComponentType<Props>;
  /** Loads the code ahead of need. */
  readonly warm: () => Promise<void>;
}

/**
 * Makes a screen from the import of its code. Unlike `React.lazy`, a screen that is warm renders at once
 * and not a turn later, so that neither hydration nor a screen change waits.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let needed: Promise<void> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
  };
  const warm = async () => {
    try {
      await loadOnce();
    } catch (error) {
      forgiveMissingCode(error);
      throw error;
    }
  };
  const need = async () => {
    try {
      await loadOnce();
    } catch (error) {
      await reloadForMissingCode(error);
      throw error;
    }
  };
  function Screen(props: Props) {
    if (!Loaded) use((needed ??= need()));
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Screen, warm };
}
