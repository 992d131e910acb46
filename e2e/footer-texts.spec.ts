import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

test.describe('The footer’s texts', () => {
  test('have a way on each, which leads where it says', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    const dialog = page.getByRole('dialog');
    for (const [item, label, href] of [
      ['Product Support', 'support@ultraviolet.example', 'mailto:support@ultraviolet.example'],
      ['Product Support', '+1 202 555 0100', 'tel:+12025550100'],
      ['Order Tracking', 'cart', '/dashboard'],
      ['Shipping & Delivery', 'Contact', '/about-us#contact'],
      ['Returns', 'wishlist', '/dashboard?tab=wishlist'],
      ['Careers', 'support@ultraviolet.example', 'mailto:support@ultraviolet.example'],
      ['Terms of Service', 'support@ultraviolet.example', 'mailto:support@ultraviolet.example'],
      ['Privacy Policy', 'support@ultraviolet.example', 'mailto:support@ultraviolet.example'],
      ['Cookie Policy', 'support@ultraviolet.example', 'mailto:support@ultraviolet.example'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: item }).click();
      const link = dialog.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping & Delivery' }).click();
    await dialog.getByRole('link', { name: 'Contact' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us#contact');
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await dialog.getByRole('link', { name: 'wishlist' }).click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  });

  test('name in the Privacy Policy what is kept on the device', async ({ page }) => {
    await page.goto('/#privacy');
    const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
    for (const kept of [
      'your cart',
      'your wishlist',
      'orders',
      'opened lately',
      'you compare',
      'appearance',
    ]) {
      await expect(dialog).toContainText(kept);
    }
  });
});
