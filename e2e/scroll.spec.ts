import type { Route } from '@playwright/test';
import { many } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens Home with 60 gadgets and scrolls far down; returns the position in CSS pixels. */
async function scrollFar(shop: ShopPage): Promise<number> {
  await shop.open('/', { sells: many(60) });
  await shop.card('Gadget 55').scrollIntoViewIfNeeded();
  const place = await scrolled(shop.page);
  expect(place).toBeGreaterThan(1000);
  return place;
}

/** The position is restored, within the shift of a row of cards. */
async function isBackAt(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(5);
}

test.describe('The place in a page', () => {
  test('is kept by Back and reload, and the top elsewhere', async ({ page, shop }) => {
    const place = await scrollFar(shop);
    await shop.openDetails('Gadget 55');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(shop.card('Gadget 55')).toBeInViewport();
    await isBackAt(page, place);
    await page.reload();
    await expect(shop.card('Gadget 55')).toBeInViewport();
    await isBackAt(page, place);
  });

  test('is the top of a screen that was left without a scroll', async ({ page, shop }) => {
    await page.goto('/about-us');
    await shop.goTo('Home');
    await expect(page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    expect(await scrolled(page)).toBe(600);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await isBackAt(page, 0);
  });

  test('is kept by a reload right after sorting', async ({ page, shop }) => {
    await shop.open('/', { sells: many(60) });
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: high to low');
    await expect(page).toHaveURL('/?sort=price-down');
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(0);
    await page.reload();
    await expect(shop.card('Gadget 60')).toBeVisible();
    await isBackAt(page, place);
  });

  test('is kept in a search, though the details were reloaded', async ({ page, shop }) => {
    await shop.open('/?q=gadget', { sells: many(60) });
    await expect(page.getByText('60 gadgets for “gadget”')).toBeVisible();
    await shop.card('Gadget 55').scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await shop.openDetails('Gadget 55');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget 55' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('60 gadgets for “gadget”')).toBeVisible();
    await isBackAt(page, place);
    await page.reload();
    await expect(page.getByText('60 gadgets for “gadget”')).toBeVisible();
    await isBackAt(page, place);
  });

  test('is kept though a link is scrolled to and pressed at once, as by voice', async ({ page, shop }) => {
    await shop.open('/', { sells: many(60) });
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrolled(page)).toBe(100);
    const link = page.getByRole('link', { name: 'Terms of Service' });
    await link.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('is that of the link to an overlay, though the window was turned meanwhile', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await scrollFar(shop);
    const link = page.getByRole('link', { name: 'Terms of Service' });
    await link.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('is the visitor’s as soon as they scroll themselves', async ({ page, shop }) => {
    const place = await scrollFar(shop);
    const held = new Promise<Route>((resolve) => {
      void page.route('**/Data.json', resolve);
    });
    await page.reload();
    // The page is still too short for the position to restore.
    const answer = await held;
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => scrolled(page)).toBeLessThan(place - 100);
    await answer.fulfill({ json: many(60) });
    await expect(shop.cards).toHaveCount(60);
    await expect(shop.card('Gadget 55')).toBeAttached();
    // A page that has grown is scrolled within the frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await scrolled(page)).toBeLessThan(place - 100);
  });
});
