import { gadget, type Gadget } from './support/catalog';
import { comparable } from './support/comparison';
import type { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

const { a, b, c, d } = comparable;

/** Opens the comparison of these over a small screen. */
async function openComparison(shop: ShopPage, compared: readonly Gadget[]): Promise<void> {
  await shop.open('/details#compare', { compared });
  await expect(shop.comparison.dialog).toBeVisible();
}

test.beforeEach(({ shop }) => shop.sell(Object.values(comparable)));

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

test('with 2,000 gadgets the scales work as they do with five', async ({ shop }) => {
  shop.sell(Array.from({ length: 2_000 }, (_, index) => gadget(index + 1)));
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
