const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/** In milliseconds, with jitter (0 to 1) so that not all visitors return at once. The first retry is 1. */
export function pauseBefore(retry: number, jitter: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (retry - 1), MAX_PAUSE_MS);
  return pause * (0.5 + jitter / 2);
}

/** Retries after a pause, when the network returns, or at once by the returned function. */
export function retryUntilDone(attempt: () => Promise<boolean>): () => void {
  let attempts = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isDone = false;

  const run = async () => {
    if (isBusy || isDone) return;
    isBusy = true;
    clearTimeout(pause);
    attempts += 1;
    isDone = await attempt();
    isBusy = false;
    if (isDone) removeEventListener('online', retry);
    else pause = setTimeout(retry, pauseBefore(attempts, Math.random()));
  };
  const retry = () => void run();

  addEventListener('online', retry);
  retry();
  return retry;
}
