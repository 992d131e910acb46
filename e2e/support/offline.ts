import { expect, type Page } from '@playwright/test';
import type { ShopPage } from './shop-page';

/** Stays on a page as a visitor does until the shop is kept whole: what is in it, its catalog and a picture of its own. */
export async function stayUntilKept(page: Page): Promise<void> {
  await page.mouse.wheel(0, 50);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const seen = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('/images/'));
          const wanted = ['404', 'Data.json', ...seen];
          const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreSearch: true })));
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated' && kept.every(Boolean);
        }),
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(true);
}

/** Opens the shop on a first visit, as long as it takes for it to open without a network from then on. */
export async function openAndKeep(shop: ShopPage, address = '/'): Promise<void> {
  await shop.open(address);
  await stayUntilKept(shop.page);
}
