import { createStore } from 'zustand/vanilla';
import { loadCatalog, type LoadFailure } from './load-catalog';
import type { Product } from './product';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

const LONG_LOAD_MS = 1_000;
const PROGRESS_INTERVAL_MS = 200;

/** `product` of specification §3. A failure keeps the list that was loaded before. */
export interface CatalogState {
  products: readonly Product[];
  status: 'loading' | 'ready' | 'failed';
  /** A new object with each failure. */
  failure?: { reason: LoadFailure } | undefined;
  /** In bytes, during a long load. */
  received?: number | undefined;
}

export const catalog = createStore<CatalogState>()(() => ({ products: [], status: 'loading' }));

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

function createProgressReport(): (received: number) => void {
  let next = performance.now() + LONG_LOAD_MS;
  return (received) => {
    if (performance.now() < next || catalog.getState().status === 'ready') return;
    next = performance.now() + PROGRESS_INTERVAL_MS;
    catalog.setState({ status: 'loading', received });
  };
}

async function load(): Promise<boolean> {
  const result = await loadCatalog({ onProgress: createProgressReport() });
  if (!result.ok) {
    catalog.setState({ status: 'failed', failure: { reason: result.failure }, received: undefined });
    return false;
  }
  for (const problem of result.problems) console.warn(`Data.json, ${problem}`);
  catalog.setState({ products: result.products, status: 'ready', received: undefined });
  return true;
}

let retry: (() => void) | undefined;

export function requestCatalog(): void {
  retry ??= retryUntilDone(load);
}

export function retryCatalog(): void {
  retry?.();
}
