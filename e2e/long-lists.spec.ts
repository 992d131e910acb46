import type { Locator, Page } from '@playwright/test';
import { many, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

/** As a person would who presses a key while the page still takes its shape: again, if it has not led there. */
const pressUntilThere = (page: Page, key: 'Home' | 'End', card: Locator) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(card).toBeAttached({ timeout: 500 });
  }).toPass();

test.describe('With 300 gadgets', () => {
  test('every card is in the page, where the browser’s search finds it', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, many(300));
    await shop.open();
    await expect(shop.cards).toHaveCount(300);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'find')('Gadget 299'))).toBe(true);
    await expect(shop.card('Gadget 299')).toBeInViewport();
  });

  for (const width of [360, 1280]) {
    test(`cards far from the view are not drawn at ${width} px, and the scroll bar is true all the same`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shop = new ShopPage(page);
      await sell(page, many(300));
      await shop.open();
      await expect(shop.cards).toHaveCount(300);
      await typefaceIsThere(page);
      const height = () => page.evaluate(() => document.body.scrollHeight);
      const isDrawn = (name: string) =>
        shop
          .card(name)
          .getByText(name, { exact: true })
          .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
      const heightAtFirst = await height();
      expect(await isDrawn('Gadget 300')).toBe(false);
      for (let count = 25; count <= 300; count += 25) {
        await shop.card(`Gadget ${count}`).scrollIntoViewIfNeeded();
        await expect.poll(() => isDrawn(`Gadget ${count}`)).toBe(true);
        expect(await height()).toBe(heightAtFirst);
      }
    });
  }
});

test.describe('With 2,000 gadgets', () => {
  test.beforeEach(async ({ page }) => sell(page, many(2_000)));

  test('only the cards near the view are in the page, each with its place and the count', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await expect(page.getByText('2000 gadgets', { exact: true })).toBeVisible();
    const third = shop.card('Gadget 3');
    await expect(third).toHaveAttribute('aria-posinset', '3');
    await expect(third).toHaveAttribute('aria-setsize', '2000');
    expect(await page.locator('body *').count()).toBeLessThan(2_500);
  });

  for (const width of [360, 1280]) {
    test(`plain scrolling reaches the last one at ${width} px, below a scroll bar that is true`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shop = new ShopPage(page);
      await shop.open();
      await expect(shop.card('Gadget 3')).toHaveAttribute('aria-setsize', '2000');
      const height = () => page.evaluate(() => document.body.scrollHeight);
      // Rows may take another height with the typeface, and the list learns of it within that frame.
      await typefaceIsThere(page);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      const heightAtFirst = await height();
      await pressUntilThere(page, 'End', shop.card('Gadget 2000'));
      await shop.card('Gadget 2000').scrollIntoViewIfNeeded();
      await expect(shop.card('Gadget 2000')).toBeInViewport();
      expect(await height()).toBeCloseTo(heightAtFirst, -1);
    });
  }

  test('Back returns to the same place with the same category', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.choose('Laptops');
    await expect(page.getByText('1000 gadgets', { exact: true })).toBeVisible();
    const seen = shop.card('Gadget 181');
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(seen).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [50] });
    await seen.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await shop.openDetails('Gadget 181');
    await page.goBack();
    await expect(seen).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Laptops', pressed: true })).toBeVisible();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  });

  test('Tab goes on from card to card, beyond those that were there at first', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await expect(shop.card('Gadget 3')).toHaveAttribute('aria-setsize', '2000');
    const opener = (number: number) =>
      shop.card(`Gadget ${number}`).getByRole('button', { name: 'View Details' });
    await opener(1).focus();
    for (let number = 2; number <= 40; number += 1) {
      // By way of the card's heart and scales.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(opener(number)).toBeFocused();
    }
    await expect(shop.card('Gadget 40')).toBeInViewport();
  });

  test('the cards follow the width of the window', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await expect(shop.card('Gadget 3')).toHaveAttribute('aria-setsize', '2000');
    for (const width of [400, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await pressUntilThere(page, 'Home', shop.card('Gadget 3'));
      await pressUntilThere(page, 'End', shop.card('Gadget 2000'));
    }
  });
});

test.describe('With 1,000 rows in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await sell(page, many(40));
    const stored = {
      version: 1,
      productId: null,
      products: many(40),
      cart: Array.from({ length: 1_000 }, (_, index) => [`tab:${index + 1}`, index % 40, index, index]),
      wishlist: [],
      seen: [['tab', 1_000]],
    };
    await page.addInitScript((text) => {
      if (localStorage.getItem('ultraviolet-shop') === null) localStorage.setItem('ultraviolet-shop', text);
    }, JSON.stringify(stored));
  });

  test('the dashboard shows the rows near the view, all in reach', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto('/dashboard');
    await expect(shop.cartLink).toHaveAccessibleName('Cart, 1000 items');
    await expect(shop.rows.first()).toHaveAttribute('aria-setsize', '1000');
    expect(await shop.rows.count()).toBeLessThan(60);
    await page.keyboard.press('End');
    await expect(page.locator('[aria-posinset="1000"]')).toBeInViewport();
  });

  test('a removal takes one row and leaves focus on the row that moved up', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto('/dashboard');
    await expect(shop.rows.first()).toHaveAttribute('aria-setsize', '1000');
    await shop.buttonOf('Remove', 'Gadget 4', shop.rows.nth(3)).click();
    await expect(shop.cartLink).toHaveAccessibleName('Cart, 999 items');
    await expect(shop.buttonOf('Remove', 'Gadget 5', shop.rows.nth(3))).toBeFocused();
  });

  test('sorting puts the dearest first', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sort by Price' }).click();
    await expect(shop.rows.first().getByRole('heading')).toHaveText('Gadget 40');
    await expect(shop.rows.first().getByText('Price: $40')).toBeVisible();
  });
});
