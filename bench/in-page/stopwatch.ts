/** An element that the finished page shows, and its whole text where that matters. */
export interface Wanted {
  readonly selector: string;
  readonly text?: string;
  /** Texts to ignore: the old one, or a placeholder. */
  readonly otherThan?: readonly string[];
}

/** Returns true if the document contains it. */
function isShown({ selector, text, otherThan = [] }: Wanted): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const found = element.textContent.trim();
  return (text === undefined || found === text) && !otherThan.includes(found);
}

/** Calls back at every change of the document. */
function watchDocument(onChange: () => void): MutationObserver {
  const changes = new MutationObserver(onChange);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return changes;
}

/**
 * Calls back once what the document holds now has been painted: in a task after the next frame, and before
 * those that wait by then, for what is painted does not wait for them.
 */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
}

/** The event and result that a stopwatch times. */
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

/** The document counts as settled after this many milliseconds without a change. */
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
