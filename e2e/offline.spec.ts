import { fixture, gadget, many, ownTitles, violetPhone } from './support/catalog';
import { openAndKeep } from './support/offline';
import { expect, failedResource, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

test.use({ serviceWorkers: 'allow' });

const hasCode = (name: string) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`));
const productPictures = (urls: readonly string[]) =>
  urls.filter((url) => url.includes('/images/products/')).sort();

const isKept = async (name: string) => (await caches.match(name)) !== undefined;

const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined;

// Relative addresses, so that this runs at the root and in a subfolder.
test(
  'After one visit every address opens without a network, and a gadget is bought and wished for',
  { tag: '@smoke' },
  async ({ page, shop, context, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await openAndKeep(shop, './');
    const [title = ''] = await ownTitles(page);
    await context.setOffline(true);
    for (const [address, heading] of [
      ['./?category=Laptops', /^Upgrade Your Tech/u],
      ['statistics', 'Statistics'],
      ['statistics/', 'Statistics'],
      ['about-us.html', /About/u],
      ['dashboard?tab=wishlist', 'Dashboard'],
      ['about-us', /About/u],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const answer = await page.goto('no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Upgrade Your Tech/u })).toBeVisible();

    await shop.openDetails(title);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
    await shop.goTo('Statistics');
    await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    await shop.goTo('Dashboard');
    await page.reload();
    await expect(shop.rows.getByRole('heading')).toHaveText([title]);
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog')).toContainText('Thanks for purchasing');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('0');
    await expect(shop.wishlistLink).toHaveText('1');
  },
);

test('A line under the header says so while there is no network', async ({
  page,
  shop,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(failedResource);
  await shop.open('/statistics');
  const line = page.getByRole('banner').getByRole('status');
  await expect(line).toBeEmpty();
  await context.setOffline(true);
  await expect(line).toContainText('You’re offline.');
  await context.setOffline(false);
  await expect(line).toBeEmpty();
});

test('Every screen opens offline after one visit', async ({ page, shop, context, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  await openAndKeep(shop);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);

  await test.step('its network', async () => {
    expect(await isControlled()).toBe(false);
    const asked = page.waitForResponse('**/Data.json');
    await page.evaluate(async () => void (await fetch('Data.json')));
    expect((await asked).fromServiceWorker()).toBe(false);
  });

  await test.step('its screens, though the browser’s cache is emptied', async () => {
    const screens = ['statistics', 'dashboard', 'about-us', 'details'];
    for (const name of screens) await expect.poll(() => page.evaluate(hasCode, name), name).toBe(true);
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await shop.goTo('Statistics');
    await expect(page.getByRole('img', { name: 'Price and rating of each gadget, by title' })).toBeVisible();
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeVisible();
    await shop.goTo('About Us');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    await shop.goTo('Home');
    const missed = page.waitForEvent('requestfailed', (request) => /related-products-/u.test(request.url()));
    await shop.openDetails('Violet Phone');
    await missed;
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Violet Phone', 'Specifications']);
  });

  await test.step('a reload', async () => {
    await shop.goTo('Home');
    await expect(shop.cards).toHaveCount(fixture.length);
    await context.setOffline(false);
    const askedAgain = page.waitForResponse('**/Data.json');
    await page.reload();
    expect((await askedAgain).fromServiceWorker()).toBe(true);
    expect(await isControlled()).toBe(true);
  });

  await test.step('all gadgets without a network, in the shop’s typeface, with the pictures seen before', async () => {
    await context.setOffline(true);
    const typeface = page.waitForResponse(/\.woff2$/u);
    await page.reload();
    await expect(shop.titles).toHaveText(fixture.map((item) => item.product_title));
    const ofCard = shop.cards.first().locator('img');
    await expect(ofCard).not.toHaveJSProperty('naturalWidth', 0);
    await expect(ofCard).toHaveAttribute('src', /images\/products\//u);
    // Not from the browser's own cache, which may be emptied at any time.
    expect((await typeface).fromServiceWorker()).toBe(true);
    await typefaceIsThere(page);
    await shop.openDetails(violetPhone.product_title);
    // Another width of the picture than the card's was never loaded.
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveAttribute('src', /images\/products\//u);
  });
});

test('The page’s own pictures are kept, and none of others', async ({ page, shop, baseURL }) => {
  const far = gadget('far', { product_image: 'images/products/amber-headphones-1280.webp' });
  shop.sell([...fixture, ...many(40), far]);
  await openAndKeep(shop);

  await test.step('those that the page has shown', async () => {
    const { kept, seen } = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return {
        kept: caught.flat().map(({ url }) => url),
        seen: performance.getEntriesByType('resource').map(({ name }) => name),
      };
    });
    expect(productPictures(kept).length).toBeGreaterThan(0);
    expect(productPictures(seen)).toEqual(expect.arrayContaining(productPictures(kept)));
  });

  await test.step('those far below, which come in idle time', async () => {
    await expect.poll(() => page.evaluate(isKept, far.product_image)).toBe(true);
  });

  await test.step('other addresses', async () => {
    for (const [asked, shown] of [
      ['//', '/'],
      ['/index.html?category=Phones', '/?category=Phones'],
      ['//about-us', '/about-us'],
      ['/statistics/', '/statistics'],
    ] as const) {
      const answer = await page.goto(String(baseURL) + asked);
      expect(answer?.fromServiceWorker(), asked).toBe(true);
      // A request beside the page's own address would fail the test in the console.
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  await test.step('another server’s', async () => {
    const address = 'https://pictures.example/watch.svg';
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    await page.route(address, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(width).toBe(40);
    expect(await page.evaluate(async (name) => (await caches.match(name)) === undefined, address)).toBe(true);
  });
});

test.describe('Keeping the shop', () => {
  test('waits for the first touch, key or scroll', async ({ page, shop }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await shop.open();
    await page.waitForLoadState('load');
    await page.clock.runFor(9_000);
    expect(await page.evaluate(isRegistered)).toBe(false);
    await page.mouse.wheel(0, 50);
    await page.clock.resume();
    await expect.poll(() => page.evaluate(isRegistered)).toBe(true);
  });

  test('comes after a while for a visitor who only looks', async ({ page, shop }) => {
    await page.clock.install({ time: 0 });
    // Leaves out the machine's load time.
    await page.clock.pauseAt(1_000);
    await shop.open();
    await page.waitForLoadState('load');
    await page.clock.runFor(9_000);
    expect(await page.evaluate(isRegistered)).toBe(false);
    await page.clock.runFor(5_000);
    await expect.poll(() => page.evaluate(isRegistered)).toBe(true);
  });

  test('makes it installable, under its own name and with icons that are there', async ({ request }) => {
    const html = await (await request.get('/statistics')).text();
    const address = /<link rel="manifest" href="(?<address>[^"]+)"/u.exec(html)?.groups?.['address'];
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/u);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const manifest: { name: string; icons: { src: string; type: string }[] } = await answer.json();
    expect(manifest).toMatchObject({ name: 'Ultraviolet', start_url: './', display: 'standalone' });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(`/${src}`);
      expect(icon.headers()['content-type'], src).toBe(type);
    }
  });
});
