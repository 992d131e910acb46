import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

async function openShop(page: Page): Promise<ShopPage> {
  const shop = new ShopPage(page);
  await sell(page, [
    gadget('cheap', { price: 0.1 }),
    gadget('middle', { price: 0.2 }),
    gadget('dear', { price: 1299 }),
  ]);
  await shop.open();
  return shop;
}

const totalOf = (page: Page) => page.getByText(/^Total Price: /u);

test.describe('Dashboard', () => {
  test('has a purple header with intro text and two toggle buttons, Cart first', async ({ page }) => {
    await page.goto('/dashboard');
    const header = page.getByRole('region', { name: 'Dashboard' });
    await expect(header.getByText(/Everything you have picked out/u)).toBeVisible();
    await expect(header).toHaveCSS('background-image', /gradient/u);
    await expect(header.getByRole('button')).toHaveText(['Cart', 'Wishlist']);
    await expect(header.getByRole('button', { pressed: true })).toHaveText(['Cart']);
    await expect(page.getByRole('heading', { name: 'Cart Items', exact: true })).toBeVisible();
  });

  test('an empty cart costs $0, cannot be purchased and leads to the shop', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(totalOf(page)).toHaveText('Total Price: $0');
    await expect(page.getByRole('button', { name: 'Purchase' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sort by Price' })).toBeEnabled();
    await page.getByRole('link', { name: 'Explore the shop' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the total is the exact plain sum of the prices', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap', 'Gadget middle');
    await shop.goTo('Dashboard');
    await expect(totalOf(page)).toHaveText('Total Price: $0.30');
    await shop.addToCart('Gadget dear');
    await shop.goTo('Dashboard');
    await expect(totalOf(page)).toHaveText('Total Price: $1299.30');
  });

  test('a row shows image, title, description and price, and its title opens the details', async ({
    page,
  }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget dear');
    await shop.goTo('Dashboard');
    await expect(shop.rows.locator('img')).toHaveJSProperty('complete', true);
    await expect(shop.rows).toContainText('What gadget dear is for.');
    await expect(shop.rows).toContainText('Price: $1299');
    await shop.rows.getByRole('button', { name: 'Gadget dear', exact: true }).click();
    await expect(page).toHaveURL('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget dear' })).toBeVisible();
  });

  test('Sort by Price reorders the cart from highest to lowest, and the order stays', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget middle', 'Gadget dear', 'Gadget cheap');
    await shop.goTo('Dashboard');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget middle', 'Gadget dear', 'Gadget cheap']);
    await page.getByRole('button', { name: 'Sort by Price' }).click();
    const sorted = ['Gadget dear', 'Gadget middle', 'Gadget cheap'];
    await expect(shop.rows.getByRole('heading')).toHaveText(sorted);
    await page.reload();
    await expect(shop.rows.getByRole('heading')).toHaveText(sorted);
  });

  test('the wishlist shows its heading and rows only', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToWishlist('Gadget dear', 'Gadget cheap');
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items', exact: true })).toBeVisible();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget dear', 'Gadget cheap']);
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeHidden();
    await expect(totalOf(page)).toBeHidden();
    const buttons = page.getByRole('region', { name: 'Wishlist Items' }).getByRole('button');
    const inRows = await shop.rows.getByRole('button').count();
    await expect(buttons).toHaveCount(inRows + 1);
    await expect(buttons.first()).toHaveAccessibleName('More');
  });

  test('an empty wishlist says so and leads to the shop', async ({ page }) => {
    await page.goto('/dashboard?tab=wishlist');
    await expect(page.getByText(/Nothing on your wishlist yet/u)).toBeVisible();
    await page.getByRole('link', { name: 'Explore the shop' }).click();
    await expect(page).toHaveURL('/');
  });

  test('removing takes out that one row, and Undo brings it back to its place', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap', 'Gadget dear', 'Gadget cheap');
    await shop.goTo('Dashboard');
    await shop.rows.first().getByRole('button', { name: 'Remove' }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget dear', 'Gadget cheap']);
    await expect(shop.cartLink).toHaveText('2');
    await expect(totalOf(page)).toHaveText('Total Price: $1299.10');
    await shop.undo('Item Removed from Cart');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget cheap', 'Gadget dear', 'Gadget cheap']);
    await expect(shop.cartLink).toHaveText('3');
  });

  test('removing from the wishlist counts down and can be undone', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToWishlist('Gadget cheap', 'Gadget dear');
    await shop.wishlistLink.click();
    await shop.buttonOf('Remove', 'Gadget cheap').click();
    await expect(shop.wishlistLink).toHaveText('1');
    await shop.undo('Item Removed from Wishlist');
    await expect(shop.wishlistLink).toHaveText('2');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget cheap', 'Gadget dear']);
  });

  test('after a removal focus is on the next row, and on the heading when none is left', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap', 'Gadget middle', 'Gadget dear');
    await shop.goTo('Dashboard');
    await shop.buttonOf('Remove', 'Gadget middle').press('Enter');
    await expect(shop.buttonOf('Remove', 'Gadget dear')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shop.buttonOf('Remove', 'Gadget cheap')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeFocused();
  });
});

test.describe('Purchase', () => {
  test('shows "Payment Successful" with thanks and the total', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap', 'Gadget middle');
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Purchase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
    await expect(dialog.getByText('Thanks for purchasing', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Total: $0.30', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await expect(shop.cartLink).toHaveText('2');
  });

  for (const way of ['Close', 'Escape'] as const) {
    test(`${way} hides the dialog, empties the cart, goes Home and leaves the wishlist alone`, async ({
      page,
    }) => {
      const shop = await openShop(page);
      await shop.addToWishlist('Gadget dear');
      await shop.addToCart('Gadget cheap', 'Gadget middle');
      await shop.goTo('Dashboard');
      await page.getByRole('button', { name: 'Purchase' }).click();
      if (way === 'Close') await page.getByRole('button', { name: 'Close', exact: true }).click();
      else await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(shop.cartLink).toHaveText('0');
      await expect(shop.wishlistLink).toHaveText('1');
      await page.reload();
      await expect(shop.cartLink).toHaveText('0');
      await expect(shop.wishlistLink).toHaveText('1');
    });
  }

  test('keeps focus inside its dialog', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap');
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Purchase' }).click();
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  });

  test('a reload during the dialog closes nothing: the cart is as it was', async ({ page }) => {
    const shop = await openShop(page);
    await shop.addToCart('Gadget cheap');
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Purchase' }).click();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(shop.cartLink).toHaveText('1');
  });
});
