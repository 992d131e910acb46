import type { LoadResult } from './load-catalogue';

/** The first pause between two attempts and the longest, in milliseconds. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/**
 * The pause before attempt `attempt` (the first retry is 1), in milliseconds: doubled each time, and
 * spread by up to half so that many visitors of a recovering server do not return at once.
 * @param random from 0 to 1
 */
export function pauseBefore(attempt: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
  return pause * (0.5 + random / 2);
}

/** Loading that goes on until it succeeds. */
export interface Loading {
  /** Tries again at once instead of after the pause. */
  readonly retry: () => void;
}

/**
 * Loads the catalogue, and after each failure tries again: after a pause, when the network returns, or
 * when asked. Every outcome is told; the first success is the last.
 */
export function keepLoading(
  onResult: (result: LoadResult) => void,
  load: () => Promise<LoadResult>,
): Loading {
  let attempts = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let done = false;

  const attempt = async () => {
    if (busy || done) return;
    busy = true;
    clearTimeout(pause);
    attempts += 1;
    const result = await load();
    busy = false;
    done = result.ok;
    onResult(result);
    if (done) removeEventListener('online', retry);
    else pause = setTimeout(retry, pauseBefore(attempts, Math.random()));
  };
  const retry = () => void attempt();

  addEventListener('online', retry);
  retry();
  return { retry };
}
