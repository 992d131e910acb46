import { gadget, type Gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

const a = gadget('a', { price: 10 });
const b = gadget('b', { price: 20 });

/** Opens a cart with both, in a shop that now sells these. */
async function openCart(shop: ShopPage, sold: readonly Gadget[]): Promise<void> {
  await comeBackWith(shop.page, { cart: [a, b] });
  await shop.open('/dashboard', { sells: sold });
}

test.describe('When the catalog changes under a full cart', () => {
  test('a withdrawn gadget says so and is not in the total', async ({ page, shop }) => {
    await openCart(shop, [b]);
    const gone = shop.rows.filter({ hasText: 'Gadget a' });
    await expect(gone.getByText('No longer sold')).toBeVisible();
    await gone.getByRole('button', { name: 'Gadget a', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No longer sold' })).toBeVisible();
    await page.goBack();
    await gone.getByRole('button', { name: 'Remove' }).click();
    await expect(shop.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.rows).toHaveCount(2);
    await expect(page.getByText('Total Price: $20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog').getByText('Total: $20')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('0');
    await shop.goTo('Dashboard');
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
  });

  test('a changed price counts, with a note of what it was', async ({ page, shop }) => {
    await openCart(shop, [{ ...a, price: 7.5 }, b]);
    const changed = shop.rows.filter({ hasText: 'Gadget a' });
    await expect(changed.getByText('Price: $7.50', { exact: true })).toBeVisible();
    await expect(changed.getByText('It was $10 when you added it')).toBeVisible();
    await expect(page.getByText('Total Price: $27.50', { exact: true })).toBeVisible();
  });
});
