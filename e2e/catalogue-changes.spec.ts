import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

test.describe('When the catalogue changes under a full cart', () => {
  test.beforeEach(async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a', { price: 10 }), gadget('b', { price: 20 })]);
    await shop.open();
    await shop.addToCart('Gadget a', 'Gadget b');
    await page.context().unroute('**/Data.json');
  });

  test('what is no longer sold says so, can be removed, is not in the total, and goes with the purchase', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('b', { price: 20 })]);
    await shop.open('/dashboard');
    const gone = shop.rows.filter({ hasText: 'Gadget a' });
    await expect(gone.getByText('No longer sold')).toBeVisible();
    await gone.getByRole('button', { name: 'Remove' }).click();
    await expect(shop.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Total Price: $20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog').getByText('Total: $20')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('0');
    await shop.goTo('Dashboard');
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
  });

  test('a changed price counts, with a note of what it was', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a', { price: 7.5 }), gadget('b', { price: 20 })]);
    await shop.open('/dashboard');
    const changed = shop.rows.filter({ hasText: 'Gadget a' });
    await expect(changed.getByText('Price: $7.50', { exact: true })).toBeVisible();
    await expect(changed.getByText('It was $10 when you added it')).toBeVisible();
    await expect(page.getByText('Total Price: $27.50', { exact: true })).toBeVisible();
  });

  test('a row opens its gadget, or says that it is no longer sold', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('b')]);
    await shop.open('/dashboard');
    await page.getByRole('button', { name: 'Gadget a', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No longer sold' })).toBeVisible();
  });
});
