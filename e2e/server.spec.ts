import { expect, test } from './support/test';

/** Headers of every response, besides its policy. */
const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' INLINE",
  "style-src 'self' INLINE",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types ultraviolet-service-worker lit-html',
].join('; ');

/** The header's policy allows inline code; the page's own policy only what it has. */
const policies = {
  page: `${pagePolicy.replaceAll('INLINE', "'unsafe-inline'")}; frame-ancestors 'none'`,
  worker: "default-src 'none'; connect-src 'self'",
  file: "default-src 'none'; sandbox",
};

/** Headers of the answer itself and of the connection. */
const ofTheAnswer =
  /^(?:accept-ranges|allow|cache-control|connection|content-(?:encoding|length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/u;

function securityOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.test(name)));
}

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
    const catalog = await request.get('Data.json');
    expect(catalog.headers()['content-type']).toMatch(/^application\/json/u);
    expect(catalog.headers()['cache-control']).toBe('no-cache');
    for (const file of ['sw.js', 'manifest.webmanifest']) {
      expect((await request.get(file)).headers()['cache-control'], file).toBe('no-cache');
    }
    const picture = await request.get('images/categories/phones.svg');
    expect(picture.headers()['content-type']).toBe('image/svg+xml');
    expect(picture.headers()['cache-control']).toBe('public, max-age=3600');
    for (const [file, type] of [
      ['model.gltf', 'model/gltf+json'],
      ['model.bin', 'application/octet-stream'],
    ] as const) {
      const part = await request.get(`models/charger/${file}`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(part.headers()['content-type'], file).toContain(type);
      expect(part.headers()['content-encoding'], file).toBe('gzip');
    }
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
        ['nowhere', 404],
      ] as const) {
        const answer = await request.get(path, { headers });
        expect(answer.headers()['content-encoding'], path).toBe(encoding);
        expect(answer.headers()['vary']).toBe('Accept-Encoding');
        expect(answer.status()).toBe(status);
      }
    });
  }

  test('compresses the catalog as it sends it', async ({ request }) => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    expect((await request.get('Data.json', { headers })).headers()['content-encoding']).toMatch(
      /^(?:br|gzip)$/u,
    );
    for (const copy of ['Data.json.br', 'Data.json.gz'])
      expect((await request.get(copy)).status(), copy).toBe(404);
  });

  test('sends each page with its own policy, which allows only its own styles', async ({ request }) => {
    for (const path of ['./', 'statistics', 'nowhere']) {
      const page = await (await request.get(path)).text();
      const policy = /<meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)">/u.exec(page);
      expect(
        policy?.groups?.['policy']?.replaceAll(/'sha256-[\w+/]{43}='(?: '[^']+')?/gu, 'INLINE'),
        path,
      ).toBe(pagePolicy);
      expect(policy?.index, path).toBeLessThan(page.indexOf('<style>'));
    }
  });

  test('sends exactly these security headers with every answer', async ({ request }) => {
    for (const [path, policy] of [
      ['./', policies.page],
      ['details', policies.page],
      ['nowhere', policies.page],
      ['images/nowhere.svg', policies.page],
      ['Data.json', policies.file],
      ['favicon.png', policies.file],
      ['images/categories/phones.svg', policies.file],
      ['sw.js', policies.worker],
    ] as const) {
      const headers = securityOf((await request.get(path)).headers());
      expect(headers, path).toEqual({ ...security, 'content-security-policy': policy });
    }
    const refused = await request.post('./');
    expect(refused.status()).toBe(405);
    expect(securityOf(refused.headers())).toMatchObject(security);
  });

  test('lets nobody keep the answer for a hashed file that is not there', async ({ request }) => {
    const answer = await request.get('assets/gone-00000000.js');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  });

  test('redirects a page’s other addresses to its own', async ({ request, baseURL }) => {
    const shop = new URL('./', baseURL);
    const page = `/${shop.pathname}/about-us`;
    for (const [asked, clean] of [
      ['index.html', './'],
      ['index.html?category=Laptops', './?category=Laptops'],
      [`${shop.origin}/${shop.pathname}`, './'],
      [`${shop.origin}${shop.pathname}/`, './'],
      ['statistics.html', 'statistics'],
      ['dashboard.html?tab=wishlist', 'dashboard?tab=wishlist'],
      ['details/', 'details'],
      ['about-us.html', 'about-us'],
      [shop.origin + page, 'about-us'],
      [`${shop.origin}${page}.html?a=//elsewhere.example`, 'about-us?a=//elsewhere.example'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(301);
      const { location = '' } = answer.headers();
      expect(new URL(location, shop).href, asked).toBe(new URL(clean, shop).href);
      expect(answer.headers()['referrer-policy'], asked).toBe('no-referrer');
    }
    for (const path of [
      '//elsewhere.example/',
      '//elsewhere.example/about-us.html',
      '/%5Celsewhere.example/index.html',
    ]) {
      const answer = await request.get(shop.origin + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
    }
  });

  test('says that nothing has changed to a browser that asks', async ({ request }) => {
    const tag = (await request.get('Data.json')).headers()['etag'] ?? '';
    const again = await request.get('Data.json', { headers: { 'If-None-Match': tag } });
    expect(again.status()).toBe(304);
    expect(securityOf(again.headers())).toEqual({ ...security, 'content-security-policy': policies.file });
  });
});
