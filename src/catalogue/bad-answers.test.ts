import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from './load-catalogue';

const entry =
  '{"product_id":"a","product_title":"A","product_image":"","price":1,"category":"Phones","description":"","specification":[],"rating":4}';

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
}

afterEach(() => vi.unstubAllGlobals());

it('Data.json is refused with a status that is no success, whatever it holds', async () => {
  for (const status of [400, 401, 403, 404, 405, 408, 410, 418, 429, 451, 500, 502, 503, 504, 507, 511]) {
    answerWith(async () => new Response(`[${entry}]`, { status }));
    expect(await loadCatalogue(), String(status)).toEqual({ ok: false, failure: 'refused' });
  }
});

it('Data.json cannot be read where it is no whole JSON text in UTF-8', async () => {
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
    expect(await loadCatalogue(), what).toEqual({ ok: false, failure: 'unreadable' });
  }
});

it('Data.json is no list where it is another JSON text', async () => {
  for (const text of ['{}', '{"products":[]}', `{"data":[${entry}]}`, 'null', 'true', '0', '"[]"', entry]) {
    answerWith(async () => new Response(text));
    expect(await loadCatalogue(), text).toEqual({ ok: false, failure: 'not-a-list' });
  }
});

describe('Data.json is unreachable where', () => {
  it('nothing comes at all', async () => {
    for (const [what, error] of [
      ['there is no network', new TypeError('Failed to fetch')],
      ['the answer is cut off', new DOMException('', 'NetworkError')],
      ['it takes too long', new DOMException('', 'AbortError')],
    ] as const) {
      answerWith(() => Promise.reject(error));
      expect(await loadCatalogue(), what).toEqual({ ok: false, failure: 'unreachable' });
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
    expect(await loadCatalogue()).toEqual({ ok: false, failure: 'unreachable' });
  });
});

it('Data.json is read all the same where it is odd', async () => {
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
    const result = await loadCatalogue();
    expect(result, what).toMatchObject({ ok: true, products: [{ product_id: 'a', price: 1 }] });
  }
});
