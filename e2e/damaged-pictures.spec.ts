import { violetPhone } from './support/catalog';
import { openAndKeep } from './support/offline';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Overwrites every cached picture of a product with invalid bytes. */
async function damageKeptPictures(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = request.url.includes('/images/products/') && (await cache.match(request));
      if (kept) await cache.put(request, new Response('damaged', kept));
    }
  }
}

const isDamaged = async (address: string) =>
  (await (await caches.match(address, { ignoreSearch: true }))?.text()) === 'damaged';

test('A damaged picture becomes a drawing, until a visit online', async ({ page, shop, context }) => {
  await openAndKeep(shop);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  // The browser would show pictures from its memory cache.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  const image = shop.card(violetPhone.product_title).locator('img');
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  const file = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  await page.evaluate(damageKeptPictures);
  expect(await page.evaluate(isDamaged, file)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(image).toHaveAttribute('src', /images\/categories\//u);
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => page.evaluate(isDamaged, file)).toBe(false);
  await page.reload();
  await expect(image).toHaveJSProperty('currentSrc', file);
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
});
