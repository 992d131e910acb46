import { findings, loadAxe } from './support/axe';
import { gadget } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const stock = [gadget('a'), gadget('b')];
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const share = (page: Page) => page.getByRole('button', { name: 'Share' });

test.describe('More', () => {
  test.beforeEach(async ({ page, shop }) => {
    shop.sell(stock);
    await comeBackWith(page, { cart: stock, wishlist: stock });
  });

  test('opens by click, Enter and Space, and closes by Escape and a choice', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
    });
    await shop.open('/dashboard');
    for (const open of [
      () => more(page).click(),
      () => more(page).press('Enter'),
      () => more(page).press('Space'),
    ]) {
      await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(share(page)).toHaveCount(0);
      await open();
      await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
      await share(page).focus();
      await page.keyboard.press('Escape');
      await expect(more(page)).toBeFocused();
    }
    await expect(share(page)).toHaveCount(0);
    await more(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(share(page)).toBeFocused();
    for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down('Enter');
    await expect(shop.toast('Link copied')).toBeVisible();
    await expect(more(page)).toBeFocused();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by another press, a press elsewhere, and focus that goes on', async ({ page, shop }) => {
    await shop.open('/dashboard?tab=wishlist');
    for (const leave of [
      () => more(page).click(),
      () => page.getByRole('banner').click({ position: { x: 400, y: 5 } }),
      async () => {
        await more(page).focus();
        for (const name of ['Share', 'Move all to cart', 'Clear wishlist']) {
          await page.keyboard.press('Tab');
          await expect(page.getByRole('button', { name })).toBeFocused();
        }
        await page.keyboard.press('Tab');
        await expect(shop.rows.getByRole('button', { name: 'Gadget a' })).toBeFocused();
      },
    ]) {
      await more(page).click();
      await expect(share(page)).toBeVisible();
      await leave();
      await expect(share(page)).toHaveCount(0);
      await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await shop.doWithAll('Clear wishlist');
    await expect(page.getByText(/Your wishlist is empty/u)).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await shop.cartLink.click();
    await expect(more(page)).toHaveCount(1);
  });

  test('open, has nothing for axe to find, in light and in dark', async ({ page, shop }) => {
    await shop.open('/dashboard?tab=wishlist');
    await more(page).click();
    await loadAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findings(page, 'all'), colorScheme).toEqual([]);
    }
    await expect(share(page)).toBeVisible();
  });
});
