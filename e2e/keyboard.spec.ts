import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

/** Presses Tab until what has focus is named so. */
async function tabTo(page: Page, role: 'button' | 'link' | 'slider', name: string): Promise<void> {
  const target = page.getByRole(role, { name });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    )
      return;
  }
  throw new Error(`Tab never came to the ${role} "${name}"`);
}

test.describe('With the keyboard alone', () => {
  test('a shopper filters, opens, rates, adds, removes, undoes, purchases and comes home', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('laptop', { category: 'Laptops' }), gadget('phone', { category: 'Phones' })]);
    await shop.open();
    await tabTo(page, 'button', 'Phones');
    await page.keyboard.press('Space');
    await expect(shop.cards).toHaveCount(1);
    await tabTo(page, 'button', 'View Details');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget phone' })).toBeFocused();
    await tabTo(page, 'slider', 'Rate Gadget phone');
    await page.keyboard.press('2');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '2');
    await tabTo(page, 'button', 'Add To Cart');
    await page.keyboard.press('Enter');
    await expect(shop.cartLink).toHaveText('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shop.wishlistLink).toHaveText('1');

    await shop.cartLink.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await tabTo(page, 'button', 'Remove Gadget phone');
    await page.keyboard.press('Enter');
    await expect(shop.cartLink).toHaveText('0');
    await tabTo(page, 'button', 'Undo');
    await page.keyboard.press('Enter');
    await expect(shop.cartLink).toHaveText('1');
    await page.getByRole('heading', { name: 'Cart Items' }).focus();
    await tabTo(page, 'button', 'Purchase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(shop.cartLink).toHaveText('0');
  });

  test('focus is visible on everything that takes it', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a')]);
    await shop.open();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'none';
        // A list behind an icon shows its focus on the icon's frame.
        const shown = focused.tagName === 'SELECT' ? [focused, focused.parentElement] : [focused];
        const styles = shown.map((element) => (element ? getComputedStyle(element).outlineStyle : 'none'));
        return styles.find((style) => style !== 'none') ?? 'none';
      });
      const isAtEnd = await page.evaluate(() => document.activeElement === document.body);
      if (!isAtEnd) expect(outline).toBe('solid');
    }
  });
});
