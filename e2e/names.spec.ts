import { fixture } from './support/catalog';
import { expect, test } from './support/test';

test.describe('By the words of the specification alone', () => {
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
