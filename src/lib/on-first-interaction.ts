const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 1_000);
}

/**
 * Runs something that nothing waits for after the visitor's next touch, key or scroll, once the browser is idle.
 * Returns the way to cancel it.
 * @param timeoutMs when it runs without an interaction
 */
export function onFirstInteraction(run: () => void, timeoutMs?: number): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    stop();
    whenIdle(run);
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(begin, timeoutMs);
  const stop = () => {
    waiting.abort();
    clearTimeout(timer);
  };
  for (const type of INTERACTIONS) addEventListener(type, begin, { passive: true, signal });
  return stop;
}
