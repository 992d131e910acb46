import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part that its screen can do without, loaded when it is first rendered. Where its code cannot be had,
 * nothing stands in its place, and the rest of the screen goes on.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
