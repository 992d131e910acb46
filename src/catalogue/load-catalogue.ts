import { catalogueAddress } from '../lib/paths';
import { parseCatalogue, type ParsedCatalogue } from './parse-catalogue';

/** Why there is no catalogue, told apart as far as a shopper can do something about it. */
export type LoadFailure = 'unreachable' | 'refused' | 'unreadable' | 'not-a-list';

/** What an attempt to load the catalogue came to. */
export type LoadResult = ({ ok: true } & ParsedCatalogue) | { ok: false; failure: LoadFailure };

/** What an attempt tells while it goes on, and how long it waits. */
export interface LoadOptions {
  /** Told, now and then, how many bytes have arrived. */
  onProgress?: (bytes: number) => void;
  /** How long the server may be silent before the attempt counts as `unreachable`, in milliseconds. */
  patience?: number;
}

/** How long the server may be silent; a long catalogue on a slow line takes longer as a whole. */
const PATIENCE = 15_000;

/** Ends an attempt when nothing has arrived for a while, and what is left of it when it is over. */
function createWatchdog(patience: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const feed = () => {
    clearTimeout(timer);
    timer = setTimeout(end, patience);
  };
  return { signal: controller.signal, feed, end };
}

async function readText(
  body: ReadableStream<Uint8Array>,
  feed: () => void,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const reader = body.getReader();
  // A byte order mark at the beginning is left out.
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; onProgress(bytes)) {
    feed();
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    bytes += value.byteLength;
  }
}

/**
 * GET Data.json (specification §7): the catalogue, each entry checked by itself, or why there is none.
 * Never throws.
 */
export async function loadCatalogue({
  onProgress = () => undefined,
  patience = PATIENCE,
}: LoadOptions = {}): Promise<LoadResult> {
  const { signal, feed, end } = createWatchdog(patience);
  feed();
  try {
    const response = await fetch(catalogueAddress, { signal });
    if (!response.ok) return { ok: false, failure: 'refused' };
    if (!response.body) return { ok: false, failure: 'unreadable' };
    const entries: unknown = JSON.parse(await readText(response.body, feed, onProgress));
    if (!Array.isArray(entries)) return { ok: false, failure: 'not-a-list' };
    return { ok: true, ...(await parseCatalogue(entries)) };
  } catch (error) {
    return { ok: false, failure: error instanceof SyntaxError ? 'unreadable' : 'unreachable' };
  } finally {
    end();
  }
}
