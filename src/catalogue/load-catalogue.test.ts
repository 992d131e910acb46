import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from './load-catalogue';

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('loadCatalogue', () => {
  it('gets Data.json by its relative address', async () => {
    const fetched = answerWith(async () => Response.json([]));
    expect(await loadCatalogue()).toEqual({ ok: true, products: [], problems: [] });
    expect(fetched.mock.calls[0]?.[0]).toBe('Data.json');
  });

  it('reads a text that begins with a byte order mark', async () => {
    answerWith(async () => new Response(new Uint8Array([0xef, 0xbb, 0xbf, 0x5b, 0x5d])));
    expect(await loadCatalogue()).toMatchObject({ ok: true });
  });

  it.each([
    ['unreachable', () => Promise.reject(new TypeError('no network'))],
    ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
    ['unreadable', () => Promise.resolve(new Response('<!doctype html>'))],
    ['unreadable', () => Promise.resolve(new Response('[{"product_id":'))],
    ['not-a-list', () => Promise.resolve(Response.json({ products: [] }))],
    ['not-a-list', () => Promise.resolve(Response.json(null))],
  ] as const)('tells that it was %s', async (failure, answer) => {
    answerWith(answer);
    expect(await loadCatalogue()).toEqual({ ok: false, failure });
  });
});
