import type { Page } from '@playwright/test';
import { barOf, category, cursor, longList, openChart, openStatistics, summary } from './support/statistics';
import { expect, test } from './support/test';

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

test.describe('The statistics’ filters', () => {
  test('are those of a shared link, and named on paper', async ({ page, shop }) => {
    await openStatistics(shop, '?category=Accessories&price=9-');
    await expect(summary(page)).toContainText('1 gadget: Gadget cable at $10');
    await expect(page.getByRole('textbox', { name: 'Price from' })).toHaveValue('9');
    const named = page.getByText('Accessories, from $9', { exact: true });
    await expect(named).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(named).toBeVisible();
    await expect(category(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await shop.goTo('Statistics');
    await expect(page).toHaveURL('/statistics');
    await expect(summary(page)).toContainText('5 gadgets');
  });
});

test.describe('A gadget’s details open', () => {
  test('by a click on its bar, or Enter', async ({ page, shop }) => {
    await openStatistics(shop, '?price=8-');
    const { x, y } = await barOf(page, 2);
    await page.mouse.click(x + 30, y);
    await expect(page.getByRole('tooltip')).toContainText('Gadget phone');
    await expect(page).toHaveURL('/statistics?price=8-');
    await page.mouse.click(x, y);
    await expect(heading(page, 'Gadget phone')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/statistics?price=8-');
    await expect(summary(page)).toContainText('5 gadgets');
    await cursor(page).press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Gadget slate')).toBeVisible();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('by the second tap of a finger, the first one showing its figures', async ({ page, shop }) => {
      await openStatistics(shop);
      const { x, y } = await barOf(page, 2);
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('tooltip')).toContainText('Gadget phone');
      await expect(page).toHaveURL('/statistics');
      await page.touchscreen.tap(x, y);
      await expect(heading(page, 'Gadget phone')).toBeVisible();
    });
  });
});

test('Nothing is wider than a phone, and every button is whole', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChart(shop, longList);
  await expect(page.getByRole('list', { name: 'Highlights' })).toBeVisible();
  for (const name of ['Zoom out', 'Zoom in', 'Show as table', 'Save as CSV'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
