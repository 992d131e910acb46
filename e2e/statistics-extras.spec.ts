import type { Page } from '@playwright/test';
import { gadget, sell } from './support/catalog';
import {
  barOf,
  category,
  cursor,
  longList,
  openChart,
  openStatistics,
  series,
  summary,
} from './support/statistics';
import { expect, test } from './support/test';

const drawn = (page: Page) =>
  page
    .getByRole('img', { name: /Price and rating/u })
    .locator('path[class*="area"], path[class*="bars"], path[class*="dots"]');

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

test.describe('The statistics’ filters', () => {
  test('take a category or a range, which the address keeps', async ({ page, shop }) => {
    await openStatistics(shop);
    await expect(summary(page)).toContainText('5 gadgets, from Gadget case at $8');
    await category(page).selectOption('Laptops');
    await expect(page).toHaveURL('/statistics?category=Laptops');
    await expect(summary(page)).toContainText('2 gadgets, from Gadget slate at $600');
    await expect(page.getByRole('status').filter({ hasText: '2 gadgets are shown' })).toBeAttached();
    await page.reload();
    await expect(summary(page)).toContainText('2 gadgets');
    await expect(category(page)).toHaveValue('Laptops');
    await page.goBack();
    await expect(page).toHaveURL('/statistics');
    await expect(summary(page)).toContainText('5 gadgets');
    await expect(category(page)).toHaveValue('all');
    await page.getByRole('textbox', { name: 'Price from' }).fill('$500');
    await page.getByRole('textbox', { name: 'Price to' }).fill('600');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/statistics?price=500-600');
    await expect(summary(page)).toContainText('2 gadgets, from Gadget phone at $500 to Gadget slate at $600');
    await page.getByRole('textbox', { name: 'Price from' }).fill('700');
    // Applied without a key, once focus goes elsewhere.
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(page.getByRole('alert')).toHaveText('The minimum is higher than the maximum.');
    await expect(summary(page)).toContainText('2 gadgets');
  });

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

  test('say that they leave nothing, and lead back', async ({ page, shop }) => {
    await openStatistics(shop, '?category=Phones&price=-10');
    await expect(page.getByRole('heading', { name: 'No gadget matches' })).toBeVisible();
    await expect(page.getByRole('img', { name: /Price and rating/u })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Show all gadgets' }).last().click();
    await expect(summary(page)).toContainText('5 gadgets');
    await expect(page).toHaveURL('/statistics');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show all gadgets' })).toHaveCount(0);
  });
});

test('The chart’s series can be hidden, but for one', async ({ page, shop }) => {
  await openStatistics(shop);
  await expect(drawn(page)).toHaveCount(3);
  for (const name of ['Price (area)', 'Price (bars)', 'Rating (diamonds)']) {
    await expect(series(page, name)).toHaveAttribute('aria-pressed', 'true');
    await series(page, name).click();
    await expect(series(page, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(drawn(page)).toHaveCount(2);
    await series(page, name).press('Space');
    await expect(drawn(page)).toHaveCount(3);
  }
  await series(page, 'Price (area)').click();
  await series(page, 'Price (bars)').click();
  await series(page, 'Rating').click({ force: true });
  await expect(series(page, 'Rating')).toHaveAttribute('aria-pressed', 'true');
  await expect(series(page, 'Rating')).toBeFocused();
  await expect(drawn(page)).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({ hasText: 'At least one series must stay visible.' }),
  ).toBeAttached();
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

test('Three highlights of the shown gadgets stand below the chart, and open', async ({ page, shop }) => {
  await openStatistics(shop);
  const picks = page.getByRole('list', { name: 'Highlights' }).getByRole('button');
  await expect(picks).toHaveText([
    'Cheapest Gadget case $8',
    'Most expensive Gadget book $1000',
    'Best rated Gadget book 4.8 out of 5',
  ]);
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Prices and ratings',
    'Highlights',
    'Services',
    'Company',
    'Legal',
  ]);
  await category(page).selectOption('Accessories');
  await expect(picks).toHaveText([
    'Cheapest Gadget case $8',
    'Most expensive Gadget cable $10',
    'Best rated Gadget cable 4 out of 5',
  ]);
  for (const [place, title] of [
    [0, 'Gadget case'],
    [2, 'Gadget cable'],
  ] as const) {
    await picks.nth(place).click();
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
  }
});

test('A catalog without ratings has no word of them', async ({ page, shop }) => {
  const unrated = [gadget('a', { price: 5 }), gadget('b')].map((each) =>
    Object.fromEntries(Object.entries(each).filter(([key]) => key !== 'rating')),
  );
  await shop.open('/statistics', { sells: unrated });
  await expect(page.getByRole('img', { name: 'Price of each gadget, by title' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('button')).toHaveText([
    'Price (area)',
    'Price (bars)',
  ]);
  await expect(page.getByRole('list', { name: 'Highlights' }).getByRole('button')).toHaveText([
    'Cheapest Gadget a $5',
    'Most expensive Gadget b $10',
  ]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Price']);
  await expect(page.getByRole('main')).not.toContainText(/rating|rated/iu);
});

test('The highlights are of all of 10,000 gadgets', async ({ page, shop }) => {
  await sell(
    page,
    Array.from({ length: 10_000 }, (_, index) =>
      gadget(index, { price: 1 + index, rating: index === 42 ? 5 : 4 }),
    ),
  );
  await shop.open('/statistics');
  await expect(page.getByRole('button', { name: 'Best rated' })).toContainText('Gadget 42');
});

test('Nothing is wider than a phone, and every button is whole', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChart(shop, longList);
  await expect(page.getByRole('list', { name: 'Highlights' })).toBeVisible();
  for (const name of ['Zoom out', 'Zoom in', 'Show as table', 'Save as CSV'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
