import { ownCatalogue, ownTitles } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';

// Addresses are relative, so that these run wherever the shop lives: at the root and below a folder.
test.describe('Wherever it is served', { tag: '@smoke' }, () => {
  test('the shop opens, a category shows its gadgets, and their pictures arrive', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open('./');
    await shop.choose('Laptops');
    await expect(page).toHaveURL(/\/\?category=Laptops$/u);
    const laptops = (await ownCatalogue(page)).filter(({ category }) => category === 'Laptops');
    await expect(shop.titles).toHaveText(laptops.map((item) => item.product_title));
    const picture = shop.cards.first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);
  });

  test('a gadget goes into the cart and is still there after a reload', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open('./');
    const [title = ''] = await ownTitles(page);
    await shop.addToCart(title);
    await expect(shop.toast('Item Added to Cart')).toBeVisible();
    await expect(page).toHaveURL(/\/details$/u);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await shop.goTo('Dashboard');
    await expect(shop.rows.getByRole('heading')).toHaveText([title]);
  });

  test('the statistics are drawn, opened directly, also with a slash at the end', async ({ page }) => {
    const shop = new ShopPage(page);
    for (const address of ['statistics', 'statistics/']) {
      await shop.open(address);
      await expect(page).toHaveURL(/[^/]\/statistics$/u);
      await expect(page).toHaveTitle('Ultraviolet | Stats');
      await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    }
  });

  test('an unknown address is not found, and leads Home', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    const answer = await page.goto('no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upgrade Your Tech');
  });
});
