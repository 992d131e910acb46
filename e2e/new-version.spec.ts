import { fixture, violetPhone } from './support/catalog';
import { openAndKeep } from './support/offline';
import { OwnServer, wording } from './support/own-server';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test as base, type Page } from './support/test';

const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright: _ }, provide) => {
    const server = new OwnServer();
    await server.start();
    await provide(server);
    await server.end();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});

const words = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('A new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered, and changes nothing until it is taken', async ({ page, shop, server, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await comeBackWith(page, { cart: [violetPhone] });
    await openAndKeep(shop);
    const other = await shop.another();
    await other.page.goto('/about-us');

    await server.publishLaterVersion();
    await page.goto('/statistics');
    await page.mouse.wheel(0, 50);
    const toast = shop.toast('A new version is ready');
    await expect(toast).toBeVisible({ timeout: 15_000 });
    await expect(words(page, wording.now)).toBeVisible();
    await page.reload();
    await expect(words(page, wording.now)).toBeVisible();
    await page.mouse.wheel(0, 50);
    await expect(toast).toBeVisible();
    // Other toasts have a bar that runs for five seconds, and go with it.
    await expect(toast.getByRole('progressbar', { includeHidden: true })).toHaveCSS(
      'animation-duration',
      '0s',
    );

    await toast.getByRole('button', { name: 'Reload' }).click();
    await expect(words(page, wording.later)).toBeVisible();
    await expect(shop.cartLink).toHaveText('1');
    await other.goTo('Statistics');
    await expect(other.page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    await other.page.reload();
    await expect(words(other.page, wording.later)).toBeVisible();
    await expect(other.cartLink).toHaveText('1');
  });

  test('is never offered on a first visit', async ({ page, shop, server, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await openAndKeep(shop);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await server.publishLaterVersion();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const former = registration?.active;
      await registration?.update();
      Object.assign(globalThis, { isReplaced: () => former?.state === 'redundant' });
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isReplaced')())).toBe(true);
    await expect(words(page, 'A new version is ready')).toHaveCount(0);
    await expect(page.locator('body[data-same-page]')).toBeVisible();
    await page.goto('/statistics');
    await expect(words(page, wording.later)).toBeVisible();
  });
});

test.describe('The last good catalog', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is sold from when a server has lost it or is silent', async ({
    page,
    shop,
    context,
    server,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    await openAndKeep(shop);
    await server.withdraw('Data.json');
    await page.reload();
    await expect(shop.cards).toHaveCount(fixture.length);
    await expect(page.getByText('could not')).toHaveCount(0);

    const [worker] = context.serviceWorkers();
    // Its seconds pass at once; the page's do not.
    await worker?.evaluate(() => {
      const { setTimeout } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, delay = 0) => setTimeout(run, delay < 10_000 ? 0 : delay),
      });
    });
    server.fallSilent();
    await page.reload();
    await expect(shop.cards).toHaveCount(fixture.length);
    await expect(page.getByText('could not')).toHaveCount(0);
  });
});

test('An old tab goes on until it needs code that is gone', async ({ page, shop, server, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  consoleGuard.expectComplaint(/Failed to fetch dynamically imported module|preload CSS|MIME type/u);
  await comeBackWith(page, { cart: [violetPhone] });
  // Without a touch the shop is cached after a delay, which does not pass here.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await shop.open();
  await page.clock.runFor(500);
  await expect(page.getByRole('group', { name: 'Filters' })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await server.publishLaterVersion();
  const isGone = (name: string) =>
    page.waitForResponse(
      (response) => response.url().includes(`/assets/${name}`) && response.status() === 404,
    );
  // A screen's code is prefetched when the pointer nears its link; the offline code after the first touch.
  const missed = Promise.all([isGone('statistics'), isGone('register-worker')]);
  await shop.mainLink('Statistics').hover();
  await shop.choose('Laptops');
  await page.clock.resume();
  await missed;
  await shop.choose('Smart Watches');
  await expect(page).toHaveURL(/category=Smartwatches$/u);
  await expect(page.locator('body[data-same-page]')).toBeVisible();

  await shop.goTo('Statistics');
  await expect(words(page, wording.later)).toBeVisible();
  await expect(page).toHaveURL(/\/statistics$/u);
  await expect(shop.cartLink).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
});
