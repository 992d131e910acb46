/** The signs that someone means to stay. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Safari has no idle callbacks, and then a moment must do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 1_000);
}

/**
 * Runs something that nothing waits for, after the visitor's next touch, key or scroll and when the browser
 * is idle: it is then in the way of neither the first load nor of that touch. The returned function calls it off.
 * @param patience after how long without a sign it runs all the same, in milliseconds
 */
export function afterFirstSign(run: () => void, patience?: number): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    stop();
    whenIdle(run);
  };
  const timer = patience === undefined ? undefined : setTimeout(begin, patience);
  const stop = () => {
    waiting.abort();
    clearTimeout(timer);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal });
  return stop;
}
