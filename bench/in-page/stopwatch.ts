import { afterPaint } from './after-paint';
import { isShown, watchDocument, type Wanted } from './wanted';

/** What a stopwatch takes the time of. */
export interface StopwatchOrder {
  /** The event that starts it, such as `click`. */
  readonly event: string;
  /** All of these must be shown. */
  readonly wanted: readonly Wanted[];
  /** Milliseconds after which it gives up. */
  readonly patience: number;
}

/**
 * Readies a stopwatch that starts at the next event of a kind, at the moment that the browser took it in,
 * and stops once what is wanted is in the document and has been painted: in milliseconds, `undefined` where
 * it never came.
 */
export function armStopwatch({ event: type, wanted, patience }: StopwatchOrder): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const giveUp = () => {
        changes.disconnect();
        resolve(undefined);
      };
      const limit = setTimeout(giveUp, patience);
      const changes = watchDocument(() => {
        if (!wanted.every(isShown)) return;
        changes.disconnect();
        clearTimeout(limit);
        afterPaint(() => resolve(performance.now() - timeStamp));
      });
    };
    addEventListener(type, start, { capture: true, once: true });
  });
}
