import { gadget, sell, type Gadget } from './support/catalog';
import { comparable } from './support/comparison';
import type { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

const { a, b, c, d, e } = comparable;

/** Opens the comparison of these over a small screen. */
async function openComparison(shop: ShopPage, compared: readonly Gadget[]): Promise<void> {
  await shop.open('/details#compare', { compared });
  await expect(shop.comparison.dialog).toBeVisible();
}

test.beforeEach(async ({ page }) => sell(page, Object.values(comparable)));

test.describe('The comparison', () => {
  test('aligns specifications by name and marks differences', async ({ shop }) => {
    await openComparison(shop, [a, b]);
    const table = shop.comparison.dialog.getByRole('table', { name: '2 gadgets side by side' });
    await expect(table.getByRole('columnheader')).toHaveText(['Specification', 'Gadget a', 'Gadget b']);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Price (differs)',
      'Rating',
      'Memory (differs)',
      'Color',
      'Weight',
      'Actions',
    ]);
    const cells = (name: string) => table.getByRole('row', { name }).getByRole('cell');
    await expect(cells('Price')).toHaveText(['$100 lowest', '$200']);
    await expect(cells('Memory')).toHaveText(['8 GB', '16 GB']);
    await expect(cells('Weight')).toHaveText(['1 kg', /not specified/u]);
    await expect(shop.comparison.dialog.getByRole('status').first()).toHaveText(
      '2 of 5 lines differ between 2 gadgets',
    );
    await shop.comparison.dialog.getByLabel('Differences only').check();
    await expect(table.getByRole('rowheader', { name: 'Color' })).toBeHidden();
    await expect(table.getByRole('rowheader', { name: 'Memory' })).toBeVisible();
  });

  test('says that nothing differs between gadgets that are alike', async ({ shop }) => {
    await openComparison(shop, [d, e]);
    await shop.comparison.dialog.getByLabel('Differences only').check();
    await expect(shop.comparison.dialog.getByText('No differences.')).toBeVisible();
  });

  test('closes to the screen as it was, with focus where it was', async ({ page, shop }) => {
    await shop.open('/?category=Accessories', { compared: [a, b] });
    await shop.comparison.compareButton.click();
    await expect(page).toHaveURL('/?category=Accessories#compare');
    await shop.comparison.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(shop.comparison.dialog).toBeHidden();
    await expect(page).toHaveURL('/?category=Accessories');
    await expect(shop.comparison.compareButton).toBeFocused();
  });

  test('adds a gadget to the cart and leads to its details', async ({ page, shop }) => {
    await openComparison(shop, [a, b]);
    await shop.buttonOf('Add To Cart', 'Gadget b', shop.comparison.dialog).click();
    const toast = shop.toast('Item Added to Cart');
    await expect(toast).toBeVisible();
    // The press proves that the dialog neither covers it nor makes it inert.
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await shop.buttonOf('View Details', 'Gadget b', shop.comparison.dialog).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeFocused();
    await expect(shop.comparison.dialog).toBeHidden();
    await expect(shop.cartLink).toHaveText('1');
    await page.goBack();
    await expect(shop.comparison.dialog).toBeVisible();
    await page.goForward();
    await shop.comparison.compareButton.click();
    await shop.buttonOf('View Details', 'Gadget a', shop.comparison.dialog).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeFocused();
  });

  test('loses a column at a time, with focus on the next', async ({ page, shop }) => {
    await shop.open('/details', { compared: [a, b, c] });
    await shop.comparison.compareButton.press('Enter');
    await shop.buttonOf('Remove', 'Gadget b', shop.comparison.dialog).press('Enter');
    await expect(shop.comparison.dialog.getByRole('columnheader')).toHaveText([
      'Specification',
      'Gadget a',
      'Gadget c',
    ]);
    await expect(shop.buttonOf('Remove', 'Gadget c', shop.comparison.dialog)).toBeFocused();
    await shop.buttonOf('Remove', 'Gadget c', shop.comparison.dialog).press('Enter');
    // Not on a button: a second press would hit it.
    await expect(shop.comparison.dialog.getByText('Gadget a is the only gadget chosen so far')).toBeFocused();
    await shop.comparison.dialog.getByRole('button', { name: 'Back to the shop' }).press('Enter');
    await expect(shop.comparison.dialog).toBeHidden();
    await expect(shop.comparison.chosen).toHaveCount(1);
    // The button that opened it is disabled.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('says kindly that nothing is chosen', async ({ page, shop }) => {
    await openComparison(shop, []);
    await expect(shop.comparison.dialog).toContainText('No gadgets chosen yet');
    await shop.comparison.dialog.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(shop.comparison.dialog).toBeHidden();
    await expect(page).toHaveURL('/details');
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the tray covers neither price nor button, and the table scrolls', async ({ page, shop }) => {
    await shop.open('/details', { chosen: a, compared: [a, b, c, d] });
    await expect(shop.comparison.chosen).toHaveCount(4);
    const [button, bar] = await Promise.all([
      page.getByRole('button', { name: 'Add To Cart' }).boundingBox(),
      shop.comparison.tray.boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.cartLink).toHaveText('1');
    await shop.comparison.compareButton.click();
    const region = shop.comparison.dialog.getByRole('region', { name: '4 gadgets side by side' });
    const column = (title: string) => shop.comparison.dialog.getByRole('columnheader', { name: title });
    await expect(column('Gadget a')).toBeInViewport({ ratio: 1 });
    await region.focus();
    await region.evaluate((element) => element.scrollTo({ left: 10_000 }));
    await expect(column('Gadget d')).toBeInViewport({ ratio: 1 });
    // Row headers stay in view.
    await expect(shop.comparison.dialog.getByRole('rowheader', { name: 'Memory' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(
      await shop.comparison.dialog.evaluate((element) => element.scrollWidth <= element.clientWidth),
    ).toBe(true);
  });

  test('the tray has a place of its own below the content', async ({ page, shop }) => {
    await shop.open('/', { compared: [a] });
    await expect(shop.comparison.tray).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const [last, bar, footer] = await Promise.all([
      page.getByRole('list', { name: 'Gadgets' }).boundingBox(),
      shop.comparison.tray.boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

test('with 2,000 gadgets the scales work as they do with five', async ({ page, shop }) => {
  await sell(
    page,
    Array.from({ length: 2_000 }, (_, index) => gadget(index + 1)),
  );
  await shop.open();
  await shop.compare('Gadget 1', 'Gadget 2');
  await shop.comparison.compareButton.click();
  await expect(shop.comparison.dialog.getByRole('columnheader', { name: 'Gadget 2' })).toBeVisible();
});

test('In a laptop’s window the lines have more room than the pictures', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await openComparison(shop, [a, b]);
  const table = page.getByRole('region').filter({ has: page.getByRole('table') });
  const head = await page.getByRole('columnheader', { name: 'Gadget b' }).boundingBox();
  const region = await table.boundingBox();
  expect(head?.height).toBeLessThan((region?.height ?? 0) / 2);
});
