import { readFile } from 'node:fs/promises';
import { gadget, sell, type Gadget } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const KEY = 'ultraviolet-orders';

const a = gadget('a');
const b = gadget('b', { price: 0.2 });

async function openShop(page: Page): Promise<ShopPage> {
  const shop = new ShopPage(page);
  await sell(page, [a, b]);
  await shop.open();
  return shop;
}

/** Opens the list of the orders of earlier visits, in a shop that sells these now. */
async function openEarlierOrders(
  page: Page,
  orders: ReadonlyArray<readonly Gadget[]>,
  sold: readonly Gadget[] = [a, b],
): Promise<ShopPage> {
  await comeBackWith(page, { orders });
  await sell(page, sold);
  // A screen that has no use for the catalogue itself.
  await page.goto('/about-us#order-tracking');
  await expect(ordersOf(page)).toHaveCount(orders.length);
  return new ShopPage(page);
}

async function buy(shop: ShopPage, ...titles: readonly string[]): Promise<void> {
  await shop.purchase(...titles);
  await shop.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(shop.page).toHaveURL('/');
}

const tracking = (page: Page) => page.getByRole('dialog', { name: 'Order Tracking' });
const ordersOf = (page: Page) => tracking(page).getByRole('article');

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }).click();
  await expect(tracking(page)).toBeVisible();
}

test.describe('Order Tracking', () => {
  test('with nothing bought says so', async ({ page }) => {
    await openShop(page);
    await openOrders(page);
    await expect(tracking(page).getByText(/Purchases here are simulated/u)).toBeVisible();
    await expect(tracking(page).getByText(/No orders yet/u)).toBeVisible();
    await expect(ordersOf(page)).toHaveCount(0);
    await expect(tracking(page).getByRole('button', { name: 'Forget all' })).toHaveCount(0);
  });

  test('lists each purchase, the newest first, with its date, items and total, also after a restart', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
    const shop = await openShop(page);
    await buy(shop, 'Gadget a');
    await page.clock.setFixedTime(new Date('2026-03-02T09:30:00'));
    await buy(shop, 'Gadget b', 'Gadget a', 'Gadget b');
    await page.goto('/about-us#order-tracking');
    await expect(ordersOf(page).getByRole('heading')).toHaveText([
      /Mar 2, 2026, 9:30/u,
      /Mar 1, 2026, 12:00/u,
    ]);
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

  test('has one order for a purchase, though the page is loaded anew before its dialog is closed', async ({
    page,
  }) => {
    const shop = await openShop(page);
    await shop.purchase('Gadget a');
    await page.reload();
    await expect(shop.cartLink).toHaveText('1');
    await openOrders(page);
    await expect(ordersOf(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await buy(shop, 'Gadget b');
    await openOrders(page);
    await expect(ordersOf(page)).toHaveCount(1);
    await expect(ordersOf(page).getByText('Total: $10.20', { exact: true })).toBeVisible();
  });

  test('buys again what is still sold, says what is not, and Undo takes it out', async ({ page }) => {
    const shop = await openEarlierOrders(page, [[a, b, a]], [{ ...a, price: 12 }]);
    await tracking(page).getByRole('button', { name: 'Buy again', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(shop.toast('2 Items Added to Cart. No longer sold: Gadget b')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget a']);
    await expect(page.getByText('Total Price: $24', { exact: true })).toBeVisible();
    await shop.undo('2 Items Added to Cart');
    await expect(shop.cartLink).toHaveText('0');
  });

  test('says that nothing of an order is sold any longer', async ({ page }) => {
    const shop = await openEarlierOrders(page, [[b]], [a]);
    await tracking(page).getByRole('button', { name: 'Buy again', exact: true }).click();
    await expect(shop.toast('Nothing of this order is sold any longer')).toBeVisible();
    await expect(shop.cartLink).toHaveText('0');
  });

  test('saves the receipt of an order', async ({ page }) => {
    await openEarlierOrders(page, [[a]]);
    const saving = page.waitForEvent('download');
    await tracking(page).getByRole('button', { name: 'Save receipt', exact: true }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('Gadget a');
  });

  test('forgets all orders, and Undo in its place brings them back', async ({ page }) => {
    await openEarlierOrders(page, [[a], [b]]);
    await tracking(page).getByRole('button', { name: 'Forget all' }).click();
    await expect(tracking(page).getByText('All orders are forgotten.', { exact: true })).toBeVisible();
    await expect(ordersOf(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain('Gadget');
    const undo = tracking(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(ordersOf(page)).toHaveCount(2);
    await tracking(page).getByRole('button', { name: 'Forget all' }).click();
    await page.reload();
    await expect(tracking(page).getByText(/No orders yet/u)).toBeVisible();
  });

  test('has its Close in sight and in focus, however long the list is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openEarlierOrders(
      page,
      Array.from({ length: 50 }, () => [a]),
    );
    await expect(tracking(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(tracking(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await expect(tracking(page).getByRole('heading', { name: 'Order Tracking' })).toBeInViewport();
  });
});

test.describe('Orders in two tabs', () => {
  test('that purchase one after the other, and at the same time, are all kept', async ({ page, context }) => {
    const shop = await openShop(page);
    const other = new ShopPage(await context.newPage());
    await other.open();
    await buy(shop, 'Gadget a');
    await buy(other, 'Gadget b');
    await shop.addToCart('Gadget a');
    await shop.goTo('Dashboard');
    await other.goTo('Dashboard');
    await Promise.all([page, other.page].map((tab) => tab.getByRole('button', { name: 'Purchase' }).click()));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await other.page.getByRole('button', { name: 'Close', exact: true }).click();
    for (const tab of [page, other.page]) {
      await openOrders(tab);
      await expect(ordersOf(tab)).toHaveCount(3);
    }
  });

  test('are forgotten in both, and a new one appears in both at once', async ({ page, context }) => {
    const shop = await openShop(page);
    const other = new ShopPage(await context.newPage());
    await other.open();
    await buy(shop, 'Gadget a');
    await openOrders(other.page);
    await expect(ordersOf(other.page)).toHaveCount(1);
    await openOrders(page);
    await tracking(page).getByRole('button', { name: 'Forget all' }).click();
    await expect(ordersOf(other.page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await buy(shop, 'Gadget b');
    await expect(ordersOf(other.page).getByText('Total: $0.20')).toBeVisible();
  });
});

test.describe('Stored orders that are', () => {
  test('none do no harm, and new ones are kept', async ({ page }) => {
    const shop = await openShop(page);
    for (const text of [
      '{"version":1,',
      '{"version":9,"orders":{}}',
      '{"version":1,"orders":[null,7,{"id":"x"},{"id":"x:1","at":"now"}],"forgotten":"never"}',
    ]) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.goto('/about-us#order-tracking');
      await page.reload();
      await expect(tracking(page).getByText(/No orders yet/u), text).toBeVisible();
      await page.keyboard.press('Escape');
      await buy(shop, 'Gadget a');
      await page.goto('/about-us#order-tracking');
      await expect(ordersOf(page)).toHaveCount(1);
    }
  });

  test('too many for the storage: the dialog says that this one is not kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const shop = await openShop(page);
    await shop.purchase('Gadget a');
    await expect(page.getByRole('dialog').getByText(/will not be listed: save the receipt/u)).toBeVisible();
  });
});
