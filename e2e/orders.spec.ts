import { gadget, type Gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const a = gadget('a');
const b = gadget('b', { price: 0.2 });

/** Opens a returning shopper's dashboard, in a shop that sells both. */
async function openDashboard(shop: ShopPage, visit: Parameters<typeof comeBackWith>[1]): Promise<void> {
  await comeBackWith(shop.page, visit);
  await shop.open('/dashboard', { sells: [a, b] });
}

/** Opens the orders of earlier visits, in a shop that now sells these. */
async function openEarlierOrders(
  shop: ShopPage,
  orders: ReadonlyArray<readonly Gadget[]>,
  sold: readonly Gadget[] = [a, b],
): Promise<void> {
  const { page } = shop;
  await comeBackWith(page, { orders });
  shop.sell(sold);
  // A screen that needs no catalog.
  await page.goto('/about-us#order-tracking');
  await expect(ordersOf(page)).toHaveCount(orders.length);
}

/** Buys the cart shown, up to the dialog. */
async function purchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
}

/** Moves a gadget from the wishlist to the cart, and shows the cart. */
async function fillFromWishlist(shop: ShopPage, title: string): Promise<void> {
  await shop.wishlistLink.click();
  await shop.rows.filter({ hasText: title }).getByRole('button', { name: 'Buy this' }).click();
  await shop.cartLink.click();
  await expect(shop.rows.getByRole('heading')).toContainText([title]);
}

const tracking = (page: Page) => page.getByRole('dialog', { name: 'Order Tracking' });
const ordersOf = (page: Page) => tracking(page).getByRole('article');

test.describe('Order Tracking', () => {
  test('prints the receipt of one order alone, then the list again', async ({ page, shop }) => {
    const hostile = gadget('evil', { product_title: '<img src=x onerror="alert(1)"></th>' });
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await openEarlierOrders(shop, [[a, hostile], [b]]);
    await ordersOf(page).last().getByRole('button', { name: 'Print receipt' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await expect(tracking(page).getByRole('table')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(tracking(page).getByRole('article')).toHaveCount(1);
    await expect(tracking(page).getByRole('row')).toHaveText([
      'ItemQuantityPriceAmount',
      'Gadget a1$10$10',
      '<img src=x onerror="alert(1)"></th>1$10$10',
    ]);
    await expect(ordersOf(page).getByText('Total: $20', { exact: true })).toBeVisible();
    await expect(tracking(page).getByText('Total: $0.20', { exact: true })).toBeHidden();
    await expect(tracking(page).getByRole('heading')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(ordersOf(page)).toHaveCount(2);
    await expect(tracking(page).getByRole('table')).toHaveCount(0);
  });

  test('has its title in focus and its Close in sight, however long the list is', async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openEarlierOrders(
      shop,
      Array.from({ length: 50 }, () => [a]),
    );
    await expect(tracking(page).getByRole('heading', { name: 'Order Tracking' })).toBeFocused();
    await expect(tracking(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await expect(tracking(page).getByRole('heading', { name: 'Order Tracking' })).toBeInViewport();
  });
});

test.describe('Orders in two tabs', () => {
  test('are made once, appear in both, and are cleared in both', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [a], wishlist: [b], orders: [[b]] });
    const other = await shop.another();
    await other.open('/dashboard');
    await page.bringToFront();
    await purchase(page);
    await expect(other.page.getByRole('button', { name: 'Purchase' })).toBeDisabled();
    await other.page.goto('/about-us#order-tracking');
    await expect(ordersOf(other.page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await fillFromWishlist(shop, 'Gadget b');
    await purchase(page);
    await expect(ordersOf(other.page).getByText(/^Total/u)).toHaveText([
      'Total: $0.20',
      'Total: $10',
      'Total: $0.20',
    ]);
    await page.goto('/about-us#order-tracking');
    await expect(ordersOf(page)).toHaveCount(3);
    await tracking(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(ordersOf(other.page)).toHaveCount(0);
  });
});
