import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** Like `lazy`, for an optional part: if its code cannot be loaded, nothing is shown. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
