import type { Page } from '@playwright/test';
import { gadget, many } from './support/catalog';
import { comeBackWith } from './support/stored';
import { marks } from './support/statistics';
import { expect, failedResource, test } from './support/test';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

/** The number of A4 pages that the page prints on. */
async function printedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test.describe('On paper', () => {
  test("every screen prints black on white, with its heading, the shop's name and no button", async ({
    page,
    shop,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.goto('/about-us');
    await shop.chooseAppearance('dark');
    for (const [address, heading] of [
      ['/', 'Explore Cutting-Edge Gadgets'],
      ['/details', 'No gadget chosen yet'],
      ['/dashboard', 'Cart Items'],
      ['/statistics', 'Statistics'],
      ['/about-us', 'Meet the Team'],
      ['/nowhere', 'Page Not Found'],
    ] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('heading', { name: heading })).toHaveCSS('color', BLACK);
      await expect(page.locator('html')).toHaveCSS('background-color', WHITE);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      for (const title of await page.getByRole('heading', { level: 1 }).all()) {
        await expect(title).toHaveCSS('color', BLACK);
      }
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('banner').getByText('Ultraviolet', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation'), address).toHaveCount(0);
      await expect(page.getByRole('contentinfo'), address).toHaveCount(0);
      await expect(page.getByRole('combobox'), address).toHaveCount(0);
      await expect(page.getByRole('button', { pressed: false }), address).toHaveCount(0);
    }
  });

  test('the gadgets stand three across, below their category', async ({ page, shop }) => {
    shop.sell(['a', 'b', 'c', 'd'].map((id) => gadget(id, { category: 'Laptops' })));
    await shop.open('/?category=Laptops');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText('Laptops');
    const boxes = await shop.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().y),
    );
    const [first, second, third, fourth] = boxes;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).toBeGreaterThan(first ?? 0);
    await expect(shop.cards.first()).toHaveCSS('break-inside', 'avoid');
  });

  test('cart and details take one page each', async ({ page, shop }) => {
    const [a, b] = [gadget('a'), gadget('b', { price: 20 })];
    await shop.open('/dashboard', { sells: [a, b], chosen: a, cart: [a, b, b] });
    await shop.rows.last().getByRole('button', { name: 'Remove' }).click();
    await expect(shop.toast('Item Removed from Cart')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget b']);
    await expect(page.getByText('Total Price: $30', { exact: true })).toBeVisible();
    await expect(shop.toast('Item Removed from Cart')).toHaveCount(0);
    expect(await printedPages(page)).toBe(1);
    await shop.open('/details');
    await expect(page.getByRole('img', { name: 'Gadget a', exact: true })).toBeVisible();
    await expect(page.getByText('$10', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Weight: 100 g')).toBeVisible();
    expect(await printedPages(page)).toBe(1);
  });

  test('the chart of the whole list and its summary are on one page', async ({ page, shop }) => {
    await shop.open('/statistics', { sells: many(54) });
    const chart = page.getByRole('img', { name: 'Price and rating of each gadget, by title' });
    await expect(chart).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(chart).toBeVisible();
    await expect(page.getByText(/^\d+ gadgets, from/u)).toBeVisible();
    await expect(page.getByText('All 54 gadgets', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    expect(await printedPages(page)).toBe(1);
    expect((await marks(chart, 54)).bars).toHaveLength(54);
  });
});

test('A purchase on paper is its receipt alone', async ({ page, shop }) => {
  const [a, b] = [gadget('a', { price: 0.1 }), gadget('b', { price: 1299 })];
  shop.sell([a, b]);
  await comeBackWith(page, { cart: [a, b, a] });
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await shop.open('/dashboard');
  await page.getByRole('button', { name: 'Purchase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
  await expect(dialog.getByRole('paragraph')).toHaveText(['Thanks for purchasing', 'Total: $1299.20']);
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveText(['Print', 'Close']);
  await dialog.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText('Ultraviolet', { exact: true })).toBeVisible();
  await expect(dialog.getByText('March 1, 2026')).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveText([
    'ItemQuantityPriceAmount',
    'Gadget a2$0.10$0.20',
    'Gadget b1$1299$1299',
  ]);
  await expect(dialog.getByText('Total: $1299.20', { exact: true })).toBeVisible();
  await expect(dialog.getByText('support@ultraviolet.example')).toBeVisible();
  await expect(page.getByText('Thanks for purchasing')).toBeVisible();
  await expect(page.getByText('Cart Items', { exact: true })).toBeHidden();
  await expect(page.getByText('Total Price:')).toBeHidden();
  await expect(page.getByText('Close', { exact: true })).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog.getByRole('table')).toHaveCount(0);
});
