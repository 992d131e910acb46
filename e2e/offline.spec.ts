import { gadget, many, ownTitles, sell } from './support/catalogue';
import { stayUntilKept } from './support/offline';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

test.use({ serviceWorkers: 'allow' });

const hasCode = (name: string) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`));
const productPictures = (urls: readonly string[]) =>
  urls.filter((url) => url.includes('/images/products/')).sort();

const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined;

// Addresses are relative, so that these run wherever the shop lives: at the root and below a folder.
test.describe('After one visit, without a network', () => {
  let firstTitle = '';

  test.beforeEach(async ({ page, context, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await new ShopPage(page).open('./');
    await stayUntilKept(page);
    [firstTitle = ''] = await ownTitles(page);
    await context.setOffline(true);
  });

  test('every address opens, the unknown among them', { tag: '@smoke' }, async ({ page }) => {
    for (const [address, heading] of [
      ['./', /^Upgrade Your Tech/u],
      ['./?category=Laptops', /^Upgrade Your Tech/u],
      ['statistics', 'Statistics'],
      ['statistics/', 'Statistics'],
      ['about-us.html', /About/u],
      ['dashboard?tab=wishlist', /./u],
      ['about-us', /About/u],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    }
    const answer = await page.goto('no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upgrade Your Tech');
  });

  test('all gadgets are for sale, with the pictures that were seen', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await page.reload();
    await expect(shop.cards.first().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(shop.cards.first().locator('img')).toHaveAttribute('src', /images\/products\//u);
    await context.setOffline(false);
    const titles = await ownTitles(page);
    await context.setOffline(true);
    const typeface = page.waitForResponse(/\.woff2$/u);
    await page.reload();
    await expect(shop.cards.getByRole('heading')).toHaveText(titles);
    // Not from the browser's own cache, which may be emptied at any time.
    expect((await typeface).fromServiceWorker()).toBe(true);
    await typefaceIsThere(page);
    const title = titles[0] ?? '';
    await shop.openDetails(title);
    // Another width of the picture than the card's was never loaded.
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveAttribute('src', /images\/products\//u);
  });

  test('a gadget is bought and wished for, and is so after a reload', { tag: '@smoke' }, async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.addToCart(firstTitle);
    await shop.addToWishlist(firstTitle);
    await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
    await shop.goTo('Statistics');
    await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    await shop.goTo('Dashboard');
    await page.reload();
    await expect(shop.rows.getByRole('heading')).toHaveText([firstTitle]);
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog')).toContainText('Thanks for purchasing');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('0');
    await expect(shop.wishlistLink).toHaveText('1');
  });

  test('the texts that the footer opens are there', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('The page that the service worker is installed from', () => {
  test('goes on with its network, and is served after a reload', async ({ page }) => {
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await new ShopPage(page).open();
    await stayUntilKept(page);
    expect(await isControlled()).toBe(false);
    const asked = page.waitForResponse('**/Data.json');
    await page.evaluate(async () => void (await fetch('Data.json')));
    expect((await asked).fromServiceWorker()).toBe(false);
    const askedAgain = page.waitForResponse('**/Data.json');
    await page.reload();
    expect((await askedAgain).fromServiceWorker()).toBe(true);
    expect(await isControlled()).toBe(true);
  });

  test('opens every screen without a network, though the browser’s cache is emptied', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    const shop = new ShopPage(page);
    await shop.open();
    await stayUntilKept(page);
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

  test('is followed by pages that lead from their other addresses to their own, with their pictures', async ({
    page,
    baseURL,
  }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await stayUntilKept(page);
    for (const [asked, shown] of [
      ['//', '/'],
      ['/index.html?category=Phones', '/?category=Phones'],
      ['//about-us', '/about-us'],
      ['/statistics/', '/statistics'],
    ] as const) {
      const answer = await page.goto(String(baseURL) + asked);
      expect(answer?.fromServiceWorker(), asked).toBe(true);
      // What is asked for beside the page's own address would not be there, and fail the test in the console.
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('has the pictures kept too that it comes to later', async ({ page }) => {
    const far = gadget('far', { product_image: 'images/products/amber-headphones-1280.webp' });
    await sell(page, [...many(40), far]);
    await new ShopPage(page).open();
    await stayUntilKept(page);
    const later = page.waitForResponse(/\/images\/products\//u);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await later;
    await stayUntilKept(page);
  });
});

test.describe('Keeping the shop', () => {
  test('waits for the first touch, key or scroll, for nothing may be in the first load’s way', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await new ShopPage(page).open();
    await page.waitForLoadState('load');
    await page.clock.runFor(9_000);
    expect(await page.evaluate(isRegistered)).toBe(false);
    await page.mouse.wheel(0, 50);
    await page.clock.resume();
    await expect.poll(() => page.evaluate(isRegistered)).toBe(true);
  });

  test('comes after a while for a visitor who only looks', async ({ page }) => {
    await page.clock.install({ time: 0 });
    // What the machine takes to load the page is then no part of the while.
    await page.clock.pauseAt(1_000);
    await new ShopPage(page).open();
    await page.waitForLoadState('load');
    await page.clock.runFor(9_000);
    expect(await page.evaluate(isRegistered)).toBe(false);
    await page.clock.runFor(5_000);
    await expect.poll(() => page.evaluate(isRegistered)).toBe(true);
  });

  test('leaves most of the pictures to be kept when they are seen', async ({ page }) => {
    await new ShopPage(page).open();
    await stayUntilKept(page);
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
    expect(productPictures(kept)).toEqual(productPictures(seen));
  });

  test('leaves another server’s pictures to the browser', async ({ page }) => {
    const address = 'https://pictures.example/watch.svg';
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    await page.route(address, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    await new ShopPage(page).open();
    await stayUntilKept(page);
    await page.reload();
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(width).toBe(40);
    expect(await page.evaluate(async (name) => (await caches.match(name)) === undefined, address)).toBe(true);
  });

  test('makes it installable, under its own name and with icons that are there', async ({
    page,
    request,
  }) => {
    await page.goto('/statistics');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
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
