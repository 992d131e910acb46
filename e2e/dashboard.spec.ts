import { gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import type { EarlierVisit } from './support/stored';
import { expect, test, type Page } from './support/test';

const cheap = gadget('cheap', { price: 0.1 });
const middle = gadget('middle', { price: 0.2 });
const dear = gadget('dear', { price: 1299 });

/** Opens the dashboard with these lists. */
async function openDashboard(shop: ShopPage, visit: EarlierVisit): Promise<void> {
  await shop.open('/dashboard', { sells: [cheap, middle, dear], ...visit });
}

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase' }).click();

test.describe('Purchase', () => {
  test('shows "Payment Successful" and sells nothing twice', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [cheap, middle] });
    const other = await shop.another();
    await other.open('/dashboard');
    await expect(other.cartLink).toHaveText('2');
    await page.bringToFront();
    await purchase(page);
    const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
    await expect(dialog.getByText('Thanks for purchasing', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Total: $0.30', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Payment Successful' })).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/^Thanks for purchasing.*Total: \$0\.30$/u);
    await page.keyboard.press('Shift+Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
    await expect(shop.cartLink).toHaveText('2');
    await expect(other.cartLink).toHaveText('0');
    await expect(other.page.getByRole('button', { name: 'Purchase' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
    await expect(shop.cartLink).toHaveText('0');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Your receipts' }).click();
    const orders = page.getByRole('dialog', { name: 'Order Tracking' });
    await expect(orders.getByText('Total: $0.30')).toBeVisible();
    await page.goBack();
    await expect(orders).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('At 360 pixels every button of a row is easy to hit', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(shop, { cart: [cheap] });
  await expect(shop.rows.locator('img')).toHaveJSProperty('complete', true);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('More').click();
  for (const name of ['Save for later', 'Remove', 'More', 'Share', 'Clear cart']) {
    const box = await button(name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
