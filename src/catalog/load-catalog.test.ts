import { afterEach, describe, expect, it, vi } from 'vitest';
import { product } from '../test/products';
import { loadCatalog } from './load-catalog';

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

const entry =
  '{"product_id":"a","product_title":"A","product_image":"","price":1,"category":"Phones","description":"","specification":[],"rating":4}';

describe('loadCatalog', () => {
  it('gets Data.json by its relative address', async () => {
    const fetched = answerWith(async () => Response.json([]));
    expect(await loadCatalog()).toEqual({ ok: true, products: [], problems: [] });
    expect(fetched.mock.calls[0]?.[0]).toBe('Data.json');
  });

  it('reads a text that begins with a byte order mark', async () => {
    answerWith(async () => new Response(new Uint8Array([0xef, 0xbb, 0xbf, 0x5b, 0x5d])));
    expect(await loadCatalog()).toMatchObject({ ok: true });
  });

  it('reports how many bytes have arrived', async () => {
    const pieces = ['[1,2', ',3,', '4]'].map((piece) => new TextEncoder().encode(piece));
    answerWith(async () => new Response(bodyOf(...pieces)));
    const onProgress = vi.fn();
    expect(await loadCatalog({ onProgress })).toMatchObject({ ok: true, products: [] });
    expect(onProgress.mock.calls.map(([count]) => Number(count))).toEqual([4, 7, 9]);
  });

  it('reads a product whole, wherever the network splits the answer', async () => {
    const products = [product('é😀', { description: 'It is called é😀.' })];
    const bytes = new TextEncoder().encode(JSON.stringify(products));
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      answerWith(async () => new Response(bodyOf(bytes.slice(0, cut), bytes.slice(cut))));
      expect(await loadCatalog(), `cut at byte ${cut}`).toEqual({ ok: true, products, problems: [] });
    }
    answerWith(async () => new Response(bodyOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)))));
    expect(await loadCatalog()).toEqual({ ok: true, products, problems: [] });
  });

  it('gives up on a server that stops sending, at the beginning or half-way', async () => {
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
      expect(await loadCatalog({ timeoutMs: 20 })).toEqual({ ok: false, failure: 'unreachable' });
    }
  });

  it('waits for a server that is slow but never silent', async () => {
    vi.useFakeTimers();
    const pieces = ['[', '1', ',', '2', ']'];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => {
          setTimeout(resolve, 15);
        });
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    answerWith(async () => new Response(body));
    const loading = loadCatalog({ timeoutMs: 20 });
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await loading).toMatchObject({ ok: true, products: [] });
  });

  it('says why there is no catalog', async () => {
    for (const [failure, answer] of [
      ['unreachable', () => Promise.reject(new TypeError('no network'))],
      ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
      ['unreadable', () => Promise.resolve(new Response('<!doctype html>'))],
      ['unreadable', () => Promise.resolve(new Response('[{"product_id":'))],
      ['unreadable', () => Promise.resolve(new Response(null))],
      ['not-a-list', () => Promise.resolve(Response.json({ products: [] }))],
      ['not-a-list', () => Promise.resolve(Response.json(null))],
    ] as const) {
      answerWith(answer);
      expect(await loadCatalog(), String(answer)).toEqual({ ok: false, failure });
    }
  });
});

it('Data.json is refused with a status that is not a success', async () => {
  for (const status of [400, 401, 403, 404, 405, 408, 410, 418, 429, 451, 500, 502, 503, 504, 507, 511]) {
    answerWith(async () => new Response(`[${entry}]`, { status }));
    expect(await loadCatalog(), String(status)).toEqual({ ok: false, failure: 'refused' });
  }
});

it('Data.json is unreadable where it is not a complete JSON text in UTF-8', async () => {
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff[${entry}]`, (letter) => letter.charCodeAt(0)).buffer);
  for (const [what, body] of [
    ['is empty', ''],
    ['is blanks', ' \n\t '],
    ['is a page', '<!doctype html><title>Not Found</title>'],
    ['is an XML document', '<?xml version="1.0"?><Error/>'],
    ['is words', 'Service unavailable'],
    ['ends after the bracket', '['],
    ['ends within a name', `[${entry},{"product_`],
    ['ends within a text', `[${entry.slice(0, 30)}`],
    ['ends within a number', `[${entry.slice(0, 71)}`],
    ['ends after a comma', `[${entry},`],
    ['has a comma too many', `[${entry},]`],
    ['has two commas', `[${entry},,${entry}]`],
    ['has a bracket too many', `[${entry}]]`],
    ['has a second list', `[${entry}][]`],
    ['has words behind it', `[${entry}] thanks`],
    ['has comments', `[${entry}, /* more */ ]`],
    ['has single quotes', "[{'product_id':'a'}]"],
    ['has names without quotes', '[{product_id:"a"}]'],
    ['has NaN in it', `[{"price":NaN}]`],
    ['has a line break in a text', '[{"product_title":"a\nb"}]'],
    ['has a wrong escape', '[{"product_title":"\\x41"}]'],
    ['mixes its brackets', `[{"specification":[}]]`],
    ['is compressed and says nothing of it', '\u001f\u008b\u0008\u0000'],
    ['is a script', 'window.products = []'],
    ['is JSON by the line', `${entry}\n${entry}`.slice(1)],
    ['is in UTF-16', utf16],
    ['ends within a character', Uint8Array.of(0x5b, 0x5d, 0xc3)],
  ] as const) {
    answerWith(async () => new Response(body));
    expect(await loadCatalog(), what).toEqual({ ok: false, failure: 'unreadable' });
  }
});

it('Data.json is not a list where it is another JSON text', async () => {
  for (const text of ['{}', '{"products":[]}', `{"data":[${entry}]}`, 'null', 'true', '0', '"[]"', entry]) {
    answerWith(async () => new Response(text));
    expect(await loadCatalog(), text).toEqual({ ok: false, failure: 'not-a-list' });
  }
});

describe('Data.json is unreachable where', () => {
  it('there is no answer', async () => {
    for (const [what, error] of [
      ['there is no network', new TypeError('Failed to fetch')],
      ['the answer is cut off', new DOMException('', 'NetworkError')],
      ['it takes too long', new DOMException('', 'AbortError')],
    ] as const) {
      answerWith(() => Promise.reject(error));
      expect(await loadCatalog(), what).toEqual({ ok: false, failure: 'unreachable' });
    }
  });

  it('the connection breaks half-way', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        if (pulled === 1) controller.enqueue(new TextEncoder().encode(`[${entry}`));
        else controller.error(new TypeError('network error'));
      },
    });
    answerWith(async () => new Response(body));
    expect(await loadCatalog()).toEqual({ ok: false, failure: 'unreachable' });
  });
});

it('Data.json is read though it is unusual', async () => {
  for (const [what, text] of [
    ['has a byte order mark', `\ufeff[${entry}]`],
    ['has blanks and line breaks around it', `\r\n\t [ ${entry} \n] \n`],
    ['says that it is a page', `[${entry}]`],
    ['names a field twice', `[${entry.replace('{', '{"price":"x",')}]`],
    [
      'holds names of the language’s own',
      `[${entry.replace('{', '{"__proto__":{"price":5},"constructor":1,')}]`,
    ],
    ['holds a broken surrogate', `[${entry.replace('"A"', '"A"')},${JSON.stringify('\ud800')}]`],
    ['is deep somewhere', `[${entry},${'['.repeat(2_000)}${']'.repeat(2_000)}]`],
  ] as const) {
    answerWith(async () => new Response(text, { headers: { 'Content-Type': 'text/html' } }));
    const result = await loadCatalog();
    expect(result, what).toMatchObject({ ok: true, products: [{ product_id: 'a', price: 1 }] });
  }
});
