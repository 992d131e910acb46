import { gadget } from './support/catalog';
import { expect, failedResource, test } from './support/test';

test('An unknown address answers 404 and leads Home', async ({ page, shop, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  consoleGuard.expectComplaint(/could not be decoded/u);
  for (const path of ['/details/42', '/index.php?x=1'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ['/%E0%A4%A', '/a/b/c', '/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 320);
  }
  await page.getByRole('link', { name: 'Go to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(shop.cards.first()).toBeVisible();
});

test.describe('A screen that crashes', () => {
  test('shows an error page, and the rest of the shop goes on', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(/Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/u);
    const a = gadget('a');
    await shop.open('/', { sells: [a], cart: [a] });
    const code = /assets\/(?:about-us|statistics)-.*\.js/u;
    await page.route(code, (route) => route.abort());
    const failure = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    await shop.goTo('About Us');
    await expect(failure).toBeVisible();
    await expect(page.getByText(/cart and your wishlist are safe/u)).toBeVisible();
    await expect(shop.cartLink).toHaveText('1');
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(shop.card('Gadget a')).toBeVisible();
    await shop.goTo('About Us');
    await expect(failure).toBeVisible();
    await shop.goTo('Statistics');
    await expect(failure).toBeVisible();
    await page.unroute(code);
    await shop.goTo('About Us');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  });

  test('can be loaded again', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(/Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/u);
    await page.goto('/dashboard');
    await page.route(/assets\/about-us-.*\.js/u, (route) => route.abort());
    await shop.goTo('About Us');
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await page.unroute(/assets\/about-us-.*\.js/u);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  });
});

test.describe('A typeface that does not arrive', () => {
  test('leaves the texts in the system’s', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.route(/\.woff2$/u, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'font');
    await shop.open();
    await asked;
    await shop.openDetails('Violet Phone');
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContainEqual(
      expect.stringContaining('Variable'),
    );
  });
});
