import type { Locator, Page } from '@playwright/test';
import { many } from './support/catalog';
import { holdBack } from './support/hold-back';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

/** Presses the key again if the page was still settling, as a person would. */
const pressUntilThere = (page: Page, key: 'Home' | 'End', card: Locator) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(card).toBeAttached({ timeout: 500 });
  }).toPass();

/** Opens Home at the top in a window of this width; a second visit would restore the scroll position. */
async function openAnew(shop: ShopPage, width: number): Promise<void> {
  await shop.page.goto('about:blank');
  await shop.page.setViewportSize({ width, height: 800 });
  await shop.open();
}

test('300 gadgets are all in the page', async ({ page, shop }) => {
  shop.sell(many(300));
  const height = () => page.evaluate(() => document.body.scrollHeight);
  // By position: a search by name through 300 cards is slow.
  const card = (number: number) => shop.cards.nth(number - 1);
  const isDrawn = (number: number) =>
    card(number)
      .getByRole('heading', { includeHidden: true })
      .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await openAnew(shop, width);
      await expect(shop.cards).toHaveCount(300);
      await expect(page.getByText('300 gadgets', { exact: true })).toBeVisible();
      await typefaceIsThere(page);
      const heightAtFirst = await height();
      await expect.poll(() => isDrawn(300)).toBe(true);
      for (let count = 50; count <= 300; count += 50) {
        await card(count).scrollIntoViewIfNeeded();
        expect(await height()).toBe(heightAtFirst);
      }
    });
  }
  // As the browser's own search does.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'find')('Gadget 99'))).toBe(true);
  await expect(shop.card('Gadget 99')).toBeInViewport();
});

test.describe('With more than 300 gadgets', () => {
  // More than 300 of each of the two categories.
  test.beforeEach(({ shop }) => shop.sell(many(640)));

  test('only cards near the view are in the page', async ({ page, shop }) => {
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const [third, last] = [shop.card('Gadget 3'), shop.card('Gadget 640')];
    for (const width of [360, 1280]) {
      await test.step(`${width} px`, async () => {
        await openAnew(shop, width);
        await expect(page.getByText('640 gadgets', { exact: true })).toBeVisible();
        await expect(third).toHaveAttribute('aria-posinset', '3');
        await expect(third).toHaveAttribute('aria-setsize', '640');
        expect(await page.locator('body *').count()).toBeLessThan(2_500);
        // Row heights may change with the typeface; the list updates within that frame.
        await typefaceIsThere(page);
        await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame += 1) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        });
        const heightAtFirst = await height();
        await pressUntilThere(page, 'End', last);
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        expect(await height()).toBeCloseTo(heightAtFirst, -1);
      });
    }
    await test.step('from width to width', async () => {
      for (const width of [400, 900, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await pressUntilThere(page, 'Home', third);
        await pressUntilThere(page, 'End', last);
      }
    });
  });

  test('focus stays where it is while the code for them arrives', async ({ page, shop }) => {
    const release = await holdBack(page, '**/assets/row-window-*.js');
    await shop.open();
    await expect(page.getByText('640 gadgets', { exact: true })).toBeVisible();
    await expect(shop.cards).toHaveCount(24);
    const opener = shop.card('Gadget 2').getByRole('button', { name: 'View Details' });
    await opener.focus();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    release();
    await expect.poll(height).toBeGreaterThan(5 * before);
    await expect(opener).toBeFocused();
  });

  test('Tab goes on beyond the first cards, and Back finds the place', async ({ page, shop }) => {
    await shop.open();
    await shop.choose('Laptops');
    await expect(page.getByText('320 gadgets in Laptops', { exact: true })).toBeVisible();
    const thereAtFirst = await shop.cards.count();
    const opener = (place: number) =>
      shop.card(`Gadget ${2 * place - 1}`).getByRole('button', { name: 'View Details' });
    await opener(1).focus();
    const target = thereAtFirst + 4;
    for (let place = 2; place <= target; place += 1) {
      // Past the card's heart and scales.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      await expect(opener(place)).toBeFocused();
    }
    const reached = shop.card(`Gadget ${2 * target - 1}`);
    await expect(reached).toBeInViewport();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Gadget ${2 * target - 1}` })).toBeVisible();
    await page.goBack();
    await expect(reached).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Laptops', pressed: true })).toBeVisible();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  });
});

test('Only rows near the view of a long cart are in the page', async ({ page, shop }) => {
  shop.sell(many(40));
  await comeBackWith(page, { cart: Array.from({ length: 8 }, () => many(40)).flat() });
  await page.goto('/dashboard');
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 320 items');
  await expect(shop.rows.first()).toHaveAttribute('aria-setsize', '320');
  expect(await shop.rows.count()).toBeLessThan(60);

  await shop.buttonOf('Remove', 'Gadget 4', shop.rows.nth(3)).click();
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 319 items');
  await expect(shop.buttonOf('Remove', 'Gadget 5', shop.rows.nth(3))).toBeFocused();

  await page.getByRole('button', { name: 'Sort by Price' }).click();
  await expect(shop.rows.first().getByRole('heading')).toHaveText('Gadget 40');
  await expect(shop.rows.first().getByText('Price: $40')).toBeVisible();

  await page.keyboard.press('End');
  await expect(page.locator('[aria-posinset="319"]')).toBeInViewport();
});
