import { fixture } from './support/catalogue';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

test.describe('By the words of the specification alone', () => {
  test('each row has its Remove, and in the cart its Save for later, described by its title', async ({
    page,
  }) => {
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
});
