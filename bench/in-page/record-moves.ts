import { watchDocument } from './wanted';

/**
 * Notes, for each move of the pointer from now on that changes what an element shows, the milliseconds from
 * the move's event until the change is laid out: the work, without the wait for the screen's next refresh.
 */
export function recordMoves(selector: string): readonly number[] {
  const durations: number[] = [];
  let moved: number | undefined;
  addEventListener('pointermove', () => (moved = performance.now()), { capture: true });
  watchDocument(() => {
    const element = document.querySelector(selector);
    if (!element || moved === undefined) return;
    element.getBoundingClientRect();
    durations.push(performance.now() - moved);
    moved = undefined;
  });
  return durations;
}
