import { catalogAddress } from '../lib/paths';
import { createYieldToMain } from '../lib/yield-to-main';
import { parseProduct, productSchema, type Product } from './product';

interface ParsedCatalog {
  products: readonly Product[];
  problems: readonly string[];
}

export type LoadFailure = 'unreachable' | 'refused' | 'unreadable' | 'not-a-list';

type LoadResult = ({ ok: true } & ParsedCatalog) | { ok: false; failure: LoadFailure };

interface LoadOptions {
  onProgress?: (bytes: number) => void;
  /** How long the server may send nothing; a long catalog on a slow line takes longer as a whole. */
  timeoutMs?: number;
}

/** Those of an offer may be among them. */
const hasOtherFields = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  Object.keys(Object(entry)).some((field) => !(field in productSchema.entries));

/** Leaves out entries that cannot be sold, and those whose `product_id` is taken. */
export async function parseCatalog(entries: readonly unknown[]): Promise<ParsedCatalog> {
  const products = new Map<string, Product>();
  const problems: string[] = [];
  const yieldToMain = createYieldToMain();
  let offers: typeof import('./offer') | undefined;
  for (const [index, entry] of entries.entries()) {
    await yieldToMain();
    let product = parseProduct(entry);
    if (!product || products.has(product.product_id)) {
      const repair = await import('./repair-entry');
      const repaired = repair.repairEntry(entry, products);
      product = repaired.product;
      problems.push(`entry ${index}: ${repaired.faults}`);
    }
    if (product && hasOtherFields(entry)) {
      offers ??= await import('./offer');
      product = offers.withOffer(product, entry);
    }
    if (product) products.set(product.product_id, product);
  }
  const list = [...products.values()];
  offers?.joinGroups(list);
  return { products: list, problems };
}

function createWatchdog(timeoutMs: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const reset = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, timeoutMs);
  };
  reset();
  return { signal: controller.signal, reset, abort };
}

async function readText(body: ReadableStream<Uint8Array>, onBytes: (total: number) => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    bytes += value.byteLength;
    onBytes(bytes);
  }
}

/** GET Data.json (specification §7). Never throws. */
export async function loadCatalog({ onProgress, timeoutMs = 15_000 }: LoadOptions = {}): Promise<LoadResult> {
  const { signal, reset, abort } = createWatchdog(timeoutMs);
  try {
    const response = await fetch(catalogAddress, { signal });
    reset();
    if (!response.ok) return { ok: false, failure: 'refused' };
    if (!response.body) return { ok: false, failure: 'unreadable' };
    const text = await readText(response.body, (bytes) => {
      reset();
      onProgress?.(bytes);
    });
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return { ok: false, failure: 'not-a-list' };
    return { ok: true, ...(await parseCatalog(entries)) };
  } catch (error) {
    return { ok: false, failure: error instanceof SyntaxError ? 'unreadable' : 'unreachable' };
  } finally {
    abort();
  }
}
