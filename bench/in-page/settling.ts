import { afterPaint } from './after-paint';
import type { StopwatchOrder } from './stopwatch';
import { isShown, watchDocument } from './wanted';

/** The document counts as settled once it has not changed for so many milliseconds. */
const QUIET = 500;

/**
 * Like a stopwatch, but stops at the last paint of a change: once what is wanted is there and nothing
 * changes any more.
 */
export function armSettling({ event: type, wanted, patience }: StopwatchOrder): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      let lastPaint: number | undefined;
      let quiet: ReturnType<typeof setTimeout> | undefined;
      const finish = (duration: number | undefined) => {
        changes.disconnect();
        clearTimeout(limit);
        clearTimeout(quiet);
        resolve(duration);
      };
      const limit = setTimeout(() => finish(undefined), patience);
      const changes = watchDocument(() => {
        clearTimeout(quiet);
        afterPaint(() => {
          lastPaint = performance.now();
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            if (wanted.every(isShown)) finish(lastPaint && lastPaint - timeStamp);
          }, QUIET);
        });
      });
    };
    addEventListener(type, start, { capture: true, once: true });
  });
}
