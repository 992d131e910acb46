import { expect, type Page } from '@playwright/test';

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
