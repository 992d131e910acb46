import type { Locator, Page } from '@playwright/test';
import { fixture } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

const compared = fixture.slice(0, 3);
const [first] = fixture;
const firstTitle = String(first?.product_title);

/** Whether what a finger meets in the middle of an element is that element, and not something over it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** How many of the window's rows of pixels are taken by bars that stay where they are when the page scrolls. */
const takenByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    return Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      sticks(document.elementFromPoint(innerWidth / 2, y)),
    ).length;
  });

test.describe('In a low window', () => {
  test('Close of the comparison is in sight, and nothing covers it', async ({ page }) => {
    await comeBackWith(page, { compared });
    await new ShopPage(page).open('/#compare');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(page.getByRole('table')).toBeVisible();
    for (const [width, height] of [
      [568, 320],
      [320, 256],
      [1280, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(close).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(close), `${width} × ${height}`).toBe(true);
    }
  });

  test('no bar sticks to it: all of it is for what is read', async ({ page }) => {
    const shop = new ShopPage(page);
    await comeBackWith(page, { compared, cart: compared });
    await shop.open();
    const check = async (screen: string) => {
      for (const [width, height] of [
        [320, 256],
        [844, 390],
        [1280, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await takenByBars(page), `${screen}, ${width} × ${height}`).toBe(0);
      }
    };
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await check('Home');
    await shop.goTo('Dashboard');
    await expect(shop.rows).toHaveCount(3);
    await check('Dashboard');
    await shop.goTo('Home');
    await shop.openDetails(firstTitle);
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await check('Details');
  });
});

test('a comparison too wide for its window shows a part of the next column', async ({ page }) => {
  await comeBackWith(page, { compared: fixture.slice(0, 4) });
  await new ShopPage(page).open('/#compare');
  await expect(page.getByRole('table')).toBeVisible();
  const region = page.getByRole('region', { name: 'gadgets side by side' });
  for (const width of [320, 360, 412, 480, 560, 640, 768, 840, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const parts = await region.evaluate((scroller) => {
      const { right } = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('th[scope=col] img')].map((image) => {
        const box = image.getBoundingClientRect();
        return (right - box.left) / box.width;
      });
    });
    const isCut = parts.some((part) => part > 0.2 && part < 0.95);
    expect.soft(isCut || parts.every((part) => part >= 1), `${width} px: ${parts.join(', ')}`).toBe(true);
  }
});

test('what is to be compared does not cover Add To Cart', async ({ page }) => {
  const shop = new ShopPage(page);
  await comeBackWith(page, { compared });
  await shop.open();
  await shop.openDetails(firstTitle);
  const button = page.getByRole('button', { name: 'Add To Cart' });
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect.soft(await isOnTop(button), `${width} × ${height}`).toBe(true);
  }
});
