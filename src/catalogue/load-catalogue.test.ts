import { afterEach, describe, expect, it, vi } from 'vitest';
import { product } from '../test/products';
import { loadCatalogue } from './load-catalogue';

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** A body that arrives in these pieces. */
function bodyOf(...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
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

  it('tells how many bytes have arrived, piece by piece', async () => {
    const pieces = ['[1,2', ',3,', '4]'].map((piece) => new TextEncoder().encode(piece));
    answerWith(async () => new Response(bodyOf(...pieces)));
    const onProgress = vi.fn();
    expect(await loadCatalogue({ onProgress })).toMatchObject({ ok: true, products: [] });
    expect(onProgress.mock.calls.map(([count]) => Number(count))).toEqual([4, 7, 9]);
  });

  it('reads a product whole, wherever the network cuts the answer in two', async () => {
    const products = [product('é😀', { description: 'It is called é😀.' })];
    const bytes = new TextEncoder().encode(JSON.stringify(products));
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      answerWith(async () => new Response(bodyOf(bytes.slice(0, cut), bytes.slice(cut))));
      expect(await loadCatalogue(), `cut at byte ${cut}`).toEqual({ ok: true, products, problems: [] });
    }
    answerWith(async () => new Response(bodyOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)))));
    expect(await loadCatalogue()).toEqual({ ok: true, products, problems: [] });
  });

  it('gives up on a server that falls silent, at the beginning or half-way', async () => {
    for (const pieces of [[], ['[1,']]) {
      const fetched = vi.fn<typeof fetch>(async (_address, init) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
            init?.signal?.addEventListener('abort', () =>
              controller.error(new DOMException('', 'AbortError')),
            );
          },
        });
        return new Response(body);
      });
      vi.stubGlobal('fetch', fetched);
      expect(await loadCatalogue({ patience: 20 })).toEqual({ ok: false, failure: 'unreachable' });
    }
  });

  it('tells why there is no catalogue', async () => {
    for (const [failure, answer] of [
      ['unreachable', () => Promise.reject(new TypeError('no network'))],
      ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
      ['unreadable', () => Promise.resolve(new Response('<!doctype html>'))],
      ['unreadable', () => Promise.resolve(new Response('[{"product_id":'))],
      ['not-a-list', () => Promise.resolve(Response.json({ products: [] }))],
      ['not-a-list', () => Promise.resolve(Response.json(null))],
    ] as const) {
      answerWith(answer);
      expect(await loadCatalogue(), String(answer)).toEqual({ ok: false, failure });
    }
  });
});
