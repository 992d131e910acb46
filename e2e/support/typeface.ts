import type { Page } from '@playwright/test';

/** Until the texts are set in the shop's typeface, which comes after the first paint. */
export async function typefaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Shop Typeface') && status === 'loaded'),
  );
}
