import { ownCatalog } from './support/catalog';
import { expect, failedResource, test } from './support/test';

// Behavior that another server or a folder could break. Relative addresses, so that these run in any folder.
test.describe('Wherever it is served', { tag: '@smoke' }, () => {
  test('the shop opens and keeps a cart', async ({ page, shop }) => {
    await shop.open('./');
    const picture = shop.cards.first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);

    await shop.choose('Laptops');
    await expect(page).toHaveURL(/\/\?category=Laptops$/u);
    const laptops = (await ownCatalog(page)).filter(({ category }) => category === 'Laptops');
    await expect(shop.titles).toHaveText(laptops.map((item) => item.product_title));

    const title = String(laptops[0]?.product_title);
    await shop.openDetails(title);
    await expect(page).toHaveURL(/\/details$/u);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.toast('Item Added to Cart')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await shop.goTo('Dashboard');
    await expect(shop.rows.getByRole('heading')).toHaveText([title]);
  });

  test('the statistics open, and an unknown address is not found', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await shop.open('statistics');
    await expect(page).toHaveTitle('Ultraviolet | Stats');
    await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    await page.goto('statistics/');
    await expect(page).toHaveURL(/[^/]\/statistics$/u);
    await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
    const answer = await page.goto('no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upgrade Your Tech');
  });
});
