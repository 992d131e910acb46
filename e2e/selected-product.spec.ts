import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

test.describe('The selected product', () => {
  test('keeps the id out of the address, and each history entry remembers its own gadget', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget a');
    await expect(page).toHaveURL('/details');
    await shop.goTo('Home');
    await shop.openDetails('Gadget b');
    await expect(page).toHaveURL('/details');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('the selected product outlives the tab: /details opened anew shows it', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget b');
    const another = await context.newPage();
    await another.goto('/details');
    await expect(another.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('Back and Forward set the shared productId to the product that they show', async ({
    page,
    context,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget a');
    await shop.goTo('Home');
    await shop.openDetails('Gadget b');
    for (const [go, title] of [
      [() => page.goBack(), 'Gadget a'],
      [() => page.goForward(), 'Gadget b'],
    ] as const) {
      await go();
      await expect(shop.cards).toHaveCount(2);
      await go();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const another = await context.newPage();
      await another.goto('/details');
      await expect(another.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  test('a gadget chosen in another tab does not replace the one shown here', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget a');
    const other = new ShopPage(await context.newPage());
    await other.open();
    await other.openDetails('Gadget b');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
  });
});
