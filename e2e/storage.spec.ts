import type { Page } from '@playwright/test';
import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const [a, b] = [gadget('a'), gadget('b')];

test.beforeEach(({ shop }) => shop.sell([a, b]));

const pressAdd = (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).click();

test.describe('Two tabs', () => {
  test('agree at once on cart and wishlist', async ({ page, shop }) => {
    await shop.open('/details', { chosen: a });
    const other = await shop.another();
    await other.open('/details');
    await pressAdd(page);
    await expect(other.cartLink).toHaveText('1');
    await other.page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.wishlistLink).toHaveText('1');
    await other.goTo('Dashboard');
    await other.buttonOf('Remove', 'Gadget a').click();
    await expect(shop.cartLink).toHaveText('0');
    await other.page.goBack();
    for (let total = 2; total <= 10; total += 2) {
      await pressAdd(page);
      await expect(other.cartLink).toHaveText(`${total - 1}`);
      await pressAdd(other.page);
      await expect(shop.cartLink).toHaveText(`${total}`);
    }
    await page.evaluate(() => localStorage.clear());
    await expect(other.cartLink).toHaveText('0');
    await expect(other.wishlistLink).toHaveText('0');
  });

  test('a purchase in one leaves what the other added meanwhile', async ({ page, shop }) => {
    await shop.open('/dashboard', { chosen: b, cart: [a] });
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByText('Total: $10', { exact: true })).toBeVisible();
    const other = await shop.another();
    await other.open('/details');
    await pressAdd(other.page);
    await expect(shop.cartLink).toHaveText('1');
    await expect(page.getByText('Total: $10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('1');
    await expect(other.cartLink).toHaveText('1');
  });
});
