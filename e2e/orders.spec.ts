import { gadget, sell, type Gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const KEY = 'shop:/orders';

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
  await sell(page, sold);
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

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }).click();
  await expect(tracking(page)).toBeVisible();
}

test.describe('Order Tracking', () => {
  test('has one order for a purchase, though the page is reloaded', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [a], wishlist: [b] });
    await openOrders(page);
    await expect(tracking(page).getByText(/Purchases here are simulated/u)).toBeVisible();
    await expect(tracking(page).getByText(/No orders yet/u)).toBeVisible();
    await expect(ordersOf(page)).toHaveCount(0);
    await expect(tracking(page).getByRole('button', { name: 'Clear all' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await purchase(page);
    await page.reload();
    await expect(shop.cartLink).toHaveText('0');
    await openOrders(page);
    await expect(ordersOf(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await fillFromWishlist(shop, 'Gadget b');
    await purchase(page);
    await page.goto('/about-us#order-tracking');
    await expect(ordersOf(page).getByText(/^Total/u)).toHaveText(['Total: $0.20', 'Total: $10']);
  });

  test('ends the Undo of earlier changes', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [a, b] });
    await shop.rows.filter({ hasText: 'Gadget a' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await purchase(page);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Control+z');
    await expect(shop.cartLink).toHaveText('0');
  });

  test('lists each purchase, the newest first', async ({ page, shop }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T09:30:00'));
    await openDashboard(shop, { cart: [b, a, b], orders: [[a]] });
    await purchase(page);
    await page.goto('/about-us#order-tracking');
    await expect(ordersOf(page).getByRole('heading')).toHaveText([/Mar 2, 2026, 9:30/u, /Mar 1, 2026/u]);
    const [newest, oldest] = [ordersOf(page).first(), ordersOf(page).last()];
    await expect(newest.getByText('Total: $10.40', { exact: true })).toBeVisible();
    await expect(newest.getByRole('button', { name: 'Buy again' })).toHaveAccessibleDescription(
      /Mar 2, 2026/u,
    );
    await expect(oldest.getByText('1 item', { exact: true })).toBeVisible();
    await expect(newest.getByText('Gadget b')).toBeHidden();
    await newest.getByText('3 items', { exact: true }).click();
    await expect(newest.getByRole('listitem')).toHaveText(['Gadget b2 × $0.20', 'Gadget a$10']);
  });

  test('buys again what is still sold, says what is not, and Undo takes it out', async ({ page, shop }) => {
    await openEarlierOrders(shop, [[a, b, a], [b]], [{ ...a, price: 12 }]);
    const again = ordersOf(page).getByRole('button', { name: 'Buy again', exact: true });
    await again.first().click();
    await expect(shop.toast('Nothing in this order is available anymore')).toBeVisible();
    await expect(shop.cartLink).toHaveText('0');
    await page.goBack();
    await again.last().click();
    await expect(page).toHaveURL('/dashboard');
    await expect(shop.toast('2 Items Added to Cart. No longer sold: Gadget b')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget a']);
    await expect(page.getByText('Total Price: $24', { exact: true })).toBeVisible();
    await shop.undo('2 Items Added to Cart');
    await expect(shop.cartLink).toHaveText('0');
  });

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

  test('forgets all orders, and Undo in its place brings them back', async ({ page, shop }) => {
    await openEarlierOrders(shop, [[a], [b]]);
    await tracking(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(tracking(page).getByText('Order history cleared.', { exact: true })).toBeVisible();
    await expect(ordersOf(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain('Gadget');
    const undo = tracking(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(ordersOf(page)).toHaveCount(2);
    await tracking(page).getByRole('button', { name: 'Clear all' }).click();
    await page.reload();
    await expect(tracking(page).getByText(/No orders yet/u)).toBeVisible();
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

test.describe('Stored orders that are', () => {
  test('none do no harm, and new ones are kept', async ({ page }) => {
    await comeBackWith(page, { cart: [a] });
    await sell(page, [a]);
    await page.goto('/about-us#order-tracking');
    for (const text of [
      '{"version":1,',
      '{"version":9,"data":{}}',
      '{"version":1,"data":[null,7,{"id":"x"},{"id":"y","placedAt":"now"}]}',
    ]) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.reload();
      await expect(tracking(page).getByText(/No orders yet/u), text).toBeVisible();
    }
    await page.goto('/dashboard');
    await purchase(page);
    await page.goto('/about-us#order-tracking');
    await expect(ordersOf(page)).toHaveCount(1);
  });

  test('too many for the storage: the dialog says that this one is not kept', async ({ page, shop }) => {
    await comeBackWith(page, { cart: [a] });
    await sell(page, [a]);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await shop.open('/dashboard');
    await purchase(page);
    await expect(page.getByRole('dialog').getByText(/won’t be listed. Print the receipt/u)).toBeVisible();
  });
});
