import { fixture } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

test.describe('By the words of the specification alone', () => {
  test('each row has its Remove, described by its title', async ({ page }) => {
    const cart = fixture.slice(0, 3);
    const wishlist = fixture.slice(3, 6);
    await comeBackWith(page, { cart, wishlist });
    for (const { address, names, gadgets } of [
      { address: '/dashboard', names: ['Remove', 'Save for later'], gadgets: cart },
      { address: '/dashboard?tab=wishlist', names: ['Remove'], gadgets: wishlist },
    ]) {
      await page.goto(address);
      for (const name of names) {
        const buttons = page.getByRole('button', { name, exact: true });
        await expect(buttons).toHaveCount(gadgets.length);
        for (const [index, { product_title: title }] of gadgets.entries())
          await expect(buttons.nth(index)).toHaveAccessibleDescription(title);
      }
    }
  });

  test('Cart, Wishlist and Close are each the only button of that name', async ({ page, shop }) => {
    await shop.open('/dashboard', { cart: fixture.slice(0, 4), wishlist: fixture.slice(2, 6) });
    const button = (name: string) => page.getByRole('button', { name });
    const expectToggles = async (view: string, message: string) => {
      await test.step(view, async () => {
        await shop.rows.first().getByRole('button', { name: 'Remove' }).click();
        // A toast stays while the pointer is on it.
        await shop.toast(message).hover();
        await expect(button('Cart')).toHaveCount(1);
        await expect(button('Wishlist')).toHaveCount(1);
        await expect(shop.toast(message)).toBeVisible();
      });
    };
    await expectToggles('in the cart view', 'Item Removed from Cart');
    await button('Wishlist').click();
    await expectToggles('in the wishlist view', 'Item Removed from Wishlist');
    await button('Cart').click();
    await button('Purchase').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).first()).toBeVisible();
    await expect(button('Close')).toHaveCount(1);
    await button('Close').click();
    await expect(page).toHaveURL('/');
  });
});
