import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Required properties of each kind of thing, by search engines and schema.org (https://developers.google.com/search/docs, "Required properties"). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  ContactPoint: ['email', 'telephone'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'item'],
  Product: ['name', 'image', 'offers', 'sku', 'brand'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability'],
};

type Thing = Readonly<Record<string, unknown>>;

/** All typed objects in some JSON-LD, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

async function structuredData(page: Page): Promise<Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const parsed: unknown = JSON.parse(text ?? '');
  return thingsIn(parsed);
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

/** The content of a `<meta>` of the page, by its name or property. */
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** The path of an address, on any host. */
const pathOf = (address: unknown) => new URL(String(address)).pathname;

test.describe('Without JavaScript, as a crawler reads it', { tag: '@smoke' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each page has its own address, description and preview', async ({ page }) => {
    const descriptions = new Set<string | null>();
    const paths = ['', 'statistics', 'dashboard', 'about-us', 'details'];
    for (const path of paths) {
      await page.goto(`./${path}`);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toMatch(/^https:\/\//u);
      expect(pathOf(canonical)).toBe(new URL(page.url()).pathname);
      expect(await metaOf(page, 'og:url')).toBe(canonical);
      expect(await metaOf(page, 'og:title')).toBe(await page.title());
      const description = await metaOf(page, 'description');
      expect(description?.length).toBeGreaterThan(30);
      expect(await metaOf(page, 'og:description')).toBe(description);
      expect(await metaOf(page, 'og:image:alt')).toBeTruthy();
      const picture = await page.request.get(pathOf(await metaOf(page, 'og:image')));
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image');
      descriptions.add(description);
    }
    expect(descriptions.size).toBe(paths.length);
  });

  test('Home describes the shop and its products by schema.org', async ({ page }) => {
    await page.goto('./');
    const things = await structuredData(page);
    for (const thing of things) {
      const fields = required[String(thing['@type'])];
      expect(fields, `${String(thing['@type'])} is a known type`).toBeDefined();
      for (const field of fields ?? []) expect(thing, String(thing['@type'])).toHaveProperty([field]);
    }
    for (const type of ['Organization', 'WebSite', 'ItemList']) expect(ofType(things, type)).toHaveLength(1);
    expect(ofType(things, 'ListItem').map(({ position }) => position)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(ofType(things, 'Product').map(({ name }) => name)).toEqual(titles);
    const prices = await page
      .getByRole('article')
      .getByText(/^Price: \$/u)
      .allTextContents();
    expect(ofType(things, 'Offer').map(({ price }) => `Price: $${String(price).replace('.00', '')}`)).toEqual(
      prices,
    );
    for (const address of [...ofType(things, 'Product'), ...ofType(things, 'Organization')].map(
      ({ image, logo }) => image ?? logo,
    )) {
      expect((await page.request.get(pathOf(address))).status(), String(address)).toBe(200);
    }
    const [search] = ofType(things, 'EntryPoint');
    const found = new URL(String(search?.['urlTemplate']).replace('{search_term_string}', 'watch'));
    expect(found.search).toBe('?q=watch');
    expect((await page.request.get(found.pathname + found.search)).status()).toBe(200);
  });

  test('robots.txt leads to a sitemap, and all that is on it is there', async ({ request }) => {
    const robots = await (await request.get('robots.txt')).text();
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/u);
    const sitemap = await request.get(pathOf(/Sitemap: (?<address>\S+)/u.exec(robots)?.groups?.['address']));
    expect(sitemap.headers()['content-type']).toMatch(/^(?:application|text)\/xml/u);
    const text = await sitemap.text();
    const addresses = [...text.matchAll(/<loc>(?<address>[^<]+)<\/loc>/gu)].map((match) =>
      pathOf(match.groups?.['address']),
    );
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  });
});

test('The not-found page claims no address', async ({ request }) => {
  const html = await (await request.get('/nowhere')).text();
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});
