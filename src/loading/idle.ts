/** Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 1_000);
}

const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Runs once the browser is idle after an interaction, or without one after `timeoutMs`. Returns the cancel function. */
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
