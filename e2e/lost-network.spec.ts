import { many } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, failedResource, test, type Page } from './support/test';

/* Presses by a shopper whose network is gone before the code for them has come. */

async function openAndLoseNetwork(shop: ShopPage, address: string): Promise<void> {
  await shop.open(address);
  await shop.page.context().setOffline(true);
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  consoleGuard.expectComplaint(/Failed to fetch dynamically imported module|Unable to preload CSS/u);
});

const NOT_LOADED = /could not be loaded/u;

for (const { what, address, press, shown } of [
  {
    what: 'a text of the footer',
    address: '/statistics',
    press: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Returns' }),
  },
  {
    what: 'the filters',
    address: '/',
    press: (page: Page) => page.getByRole('button', { name: 'Filters' }).click(),
    shown: (page: Page) => page.getByRole('group', { name: 'Filters' }),
  },
  {
    what: 'the table of figures',
    address: '/statistics',
    press: (page: Page) => page.getByRole('button', { name: 'Show as table' }).click(),
    shown: (page: Page) => page.getByRole('table'),
  },
])
  test(`${what}: the screen stays, and shows it with its styles once online`, async ({ page, shop }) => {
    // A wide window loads the filters by itself.
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndLoseNetwork(shop, address);
    await press(page);
    await expect(page.getByRole('status').filter({ hasText: NOT_LOADED })).toBeAttached();
    await expect(shown(page)).toBeHidden();
    await expect(shop.mainLink('Home')).toBeVisible();
    await page.context().setOffline(false);
    const styled = page.waitForResponse(/\.css$/u);
    await press(page);
    await expect(shown(page)).toBeVisible();
    await styled;
  });

test('A screen says that it waits for a network, and comes with it', async ({ page, shop }) => {
  await openAndLoseNetwork(shop, '/');
  await shop.goTo('Statistics');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByText(/^You’re offline\. This screen appears once you’re back\./u)).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  const styled = page.waitForResponse(/\/statistics-[^/]+\.css$/u);
  await page.context().setOffline(false);
  await expect(heading).toHaveText('Statistics');
  await expect(heading).toBeFocused();
  await styled;
});

test('Add To Cart works offline, and toasts come back online', async ({ page, shop }) => {
  await shop.open();
  await shop.openDetails('Violet Phone');
  await page.context().setOffline(true);
  // The page asks for its own address after the code failed to come.
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item Added to Cart' })).toBeAttached();
  await expect(shop.cartLink).toHaveText('1');
  await failed;
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(shop.toast('Item Added to Cart')).toBeVisible();
  await expect(shop.cartLink).toHaveText('2');
});

for (const { address, width, stuck } of [
  {
    address: '/',
    width: 1280,
    stuck: (page: Page) => page.getByRole('button', { name: 'All Product' }),
  },
  {
    address: '/dashboard',
    width: 800,
    stuck: (page: Page) => page.getByRole('heading', { name: 'Cart Items' }),
  },
])
  test(`The line for no network covers nothing that is stuck at ${address}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    const sells = many(30);
    await shop.open(address, { sells, cart: sells });
    await expect(stuck(page)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await stuck(page).boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  });
