import { createBreather } from '../lib/breathe';
import { catalogueAddress } from '../lib/paths';
import { createEntryReader, NoListError } from './entry-reader';
import { createCatalogueParser, type CatalogueParser, type ParsedCatalogue } from './parse-catalogue';

/** Why there is no catalogue, told apart as far as a shopper can do something about it. */
export type LoadFailure = 'unreachable' | 'refused' | 'unreadable' | 'not-a-list';

/** What an attempt to load the catalogue came to. */
export type LoadResult =
  ({ readonly ok: true } & ParsedCatalogue) | { readonly ok: false; readonly failure: LoadFailure };

/** What an attempt tells while it goes on, and how long it waits. */
export interface LoadOptions {
  /** Told, now and then, how many entries have arrived. */
  readonly onProgress?: (entries: number) => void;
  /** How long the server may be silent before the attempt counts as `unreachable`, in milliseconds. */
  readonly patience?: number;
}

/** How long the server may be silent; a long catalogue on a slow line takes longer as a whole. */
const PATIENCE = 15_000;

/** How many characters are looked through at a time: a task of a few milliseconds. */
const PIECE = 65_536;

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

async function* readTexts(body: ReadableStream<Uint8Array>, feed: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  // A byte order mark at the beginning is left out.
  const decoder = new TextDecoder();
  for (;;) {
    feed();
    const { done, value } = await reader.read();
    const text = decoder.decode(value, { stream: !done });
    for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
    if (done) return;
  }
}

async function readEntries(
  texts: AsyncIterable<string>,
  parser: CatalogueParser,
  onProgress: (entries: number) => void,
): Promise<void> {
  const { read, end } = createEntryReader();
  const breathe = createBreather();
  let count = 0;
  for await (const text of texts) {
    for (const entry of read(text)) {
      parser.take(entry);
      count += 1;
      await breathe();
    }
    onProgress(count);
  }
  end();
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof NoListError) return 'not-a-list';
  return error instanceof SyntaxError ? 'unreadable' : 'unreachable';
}

/**
 * GET Data.json (specification §7): the catalogue, each entry checked as it arrives, or why there is
 * none. Never throws.
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
    const parser = createCatalogueParser();
    if (!response.body) return { ok: false, failure: 'unreadable' };
    await readEntries(readTexts(response.body, feed), parser, onProgress);
    return { ok: true, ...parser.end() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  } finally {
    end();
  }
}
