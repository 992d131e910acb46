// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { ignoreChunkError, reloadForStaleChunk, reloadForStaleChunks } from './stale-chunks';

const reload = vi.fn<() => void>();
const answer = vi.fn<typeof fetch>();

const pageOf = (code: string) => new Response(`<script type="module" src="${code}"></script>`);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  answer.mockReset().mockImplementation(async () => pageOf('/assets/later.js'));
  vi.stubGlobal('location', { reload, href: 'https://shop.example/statistics' });
  vi.stubGlobal('fetch', answer);
});

/** Resolves with true if an error reloads the page. */
const reloadsFor = async (error: unknown) => {
  reload.mockClear();
  const stays = reloadForStaleChunk(error).then(() => false);
  return Promise.race([stays, vi.waitFor(() => expect(reload).toHaveBeenCalled()).then(() => true)]);
};

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/statistics-1.js');

it('reloads the page once for each missing chunk', async () => {
  expect(await reloadsFor(gone)).toBe(true);
  expect(await reloadsFor(gone)).toBe(false);
  expect(await reloadsFor(new TypeError('… /assets/statistics-2.js'))).toBe(true);
  expect(await reloadsFor(gone)).toBe(false);
});

it('does not reload while the server is down, and tries again at the next failure', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadsFor(gone)).toBe(false);
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await reloadsFor(gone)).toBe(false);
  expect(await reloadsFor(gone)).toBe(true);
  expect(answer).toHaveBeenCalledWith('https://shop.example/statistics', { cache: 'no-cache' });
});

it('does not reload where the network was lost for a moment, and the version is the same', async () => {
  answer.mockResolvedValueOnce(pageOf(new URL(import.meta.url).pathname.replace('.test', '')));
  expect(await reloadsFor(gone)).toBe(false);
  expect(await reloadsFor(gone)).toBe(true);
});

it('takes any answer but a failure of the server for one that is there', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await reloadsFor(gone)).toBe(false);
  answer.mockResolvedValueOnce(new Response(null, { status: 404 }));
  expect(await reloadsFor(gone)).toBe(true);
});

const fail = (payload: unknown) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

it('reloads for missing code when it is needed, not when it is only prefetched', async () => {
  reloadForStaleChunks();
  const prefetched = new TypeError('prefetched');
  fail(prefetched);
  ignoreChunkError(prefetched);
  ignoreChunkError('a text');
  ignoreChunkError(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answer).not.toHaveBeenCalled();
  fail(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('does not reload where nothing can be stored, because it might never end', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await reloadsFor(gone)).toBe(false);
});
