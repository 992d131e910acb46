import { expect, test } from './support/test';

/** The first script of the entry page, relative to it. */
const entryScript = /src="[^"]*\/(?<path>assets\/[^"]+\.js)"/u;

test.describe('The server', { tag: '@smoke' }, () => {
  test('sends the right types, caches hashed files for ever and pages not at all', async ({ request }) => {
    const page = await request.get('./');
    expect(page.headers()['content-type']).toMatch(/^text\/html/u);
    expect(page.headers()['cache-control']).toBe('no-cache');
    const script = entryScript.exec(await page.text())?.groups?.['path'] ?? '';
    const answer = await request.get(script);
    expect(answer.headers()['content-type']).toMatch(/^text\/javascript/u);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const catalogue = await request.get('Data.json');
    expect(catalogue.headers()['content-type']).toMatch(/^application\/json/u);
    expect(catalogue.headers()['cache-control']).toBe('no-cache');
    for (const file of ['sw.js', 'manifest.webmanifest']) {
      expect((await request.get(file)).headers()['cache-control'], file).toBe('no-cache');
    }
    const picture = await request.get('images/categories/phones.svg');
    expect(picture.headers()['content-type']).toBe('image/svg+xml');
    expect(picture.headers()['cache-control']).toBe('public, max-age=3600');
  });

  for (const encoding of ['br', 'gzip']) {
    test(`compresses with ${encoding}, the not-found page too`, async ({ request }) => {
      test.skip(
        encoding === 'br' && process.env['SERVER_LACKS_BROTLI'] === 'yes',
        'This nginx lacks brotli.',
      );
      const headers = { 'Accept-Encoding': encoding };
      for (const [path, status] of [
        ['./', 200],
        ['Data.json', 200],
        ['nowhere', 404],
      ] as const) {
        const answer = await request.get(path, { headers });
        expect(answer.headers()['content-encoding'], path).toBe(encoding);
        expect(answer.headers()['vary']).toBe('Accept-Encoding');
        expect(answer.status()).toBe(status);
      }
    });
  }

  test('sends the security headers with every answer', async ({ request }) => {
    for (const path of ['./', 'details', 'Data.json', 'nowhere', 'favicon.png']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  test('lets nobody keep the answer for a hashed file that is not there', async ({ request }) => {
    const answer = await request.get('assets/gone-00000000.js');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  });

  test('says that nothing has changed to a browser that asks', async ({ request }) => {
    const tag = (await request.get('Data.json')).headers()['etag'] ?? '';
    const again = await request.get('Data.json', { headers: { 'If-None-Match': tag } });
    expect(again.status()).toBe(304);
    expect(again.headers()['content-security-policy']).toContain("default-src 'self'");
  });
});
