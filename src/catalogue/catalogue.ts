import { createStore } from 'zustand/vanilla';
import { loadCatalogue, type LoadFailure } from './load-catalogue';
import type { Product } from './product';
import { retryUntilDone } from './retry';

/** After how long a load is a long one, and how often its progress is then reported, in milliseconds. */
const LONG_LOAD_MS = 1_000;
const PROGRESS_MS = 200;

/** `product`, the full loaded list of specification §3, and how far it is. A failure keeps the list that was loaded before. */
export interface CatalogueState {
  products: readonly Product[];
  status: 'loading' | 'ready' | 'failed';
  /** Changes with each failure. */
  failure?: { reason: LoadFailure } | undefined;
  /** The bytes that have arrived, where it takes long. */
  received?: number | undefined;
}

export const catalogue = createStore<CatalogueState>()(() => ({ products: [], status: 'loading' }));

function createProgressReport(): (received: number) => void {
  let next = performance.now() + LONG_LOAD_MS;
  return (received) => {
    if (performance.now() < next || catalogue.getState().status === 'ready') return;
    next = performance.now() + PROGRESS_MS;
    catalogue.setState({ status: 'loading', received });
  };
}

async function load(): Promise<boolean> {
  const result = await loadCatalogue({ onProgress: createProgressReport() });
  if (!result.ok) {
    catalogue.setState({ status: 'failed', failure: { reason: result.failure }, received: undefined });
    return false;
  }
  // For the shop's owner.
  for (const problem of result.problems) console.warn(`Data.json, ${problem}`);
  catalogue.setState({ products: result.products, status: 'ready', received: undefined });
  return true;
}

let retry: (() => void) | undefined;

/** Loads the catalogue once a visit, and goes on until that succeeds. */
export function requestCatalogue(): void {
  retry ??= retryUntilDone(load);
}

/** Tries again at once. */
export function retryCatalogue(): void {
  retry?.();
}
