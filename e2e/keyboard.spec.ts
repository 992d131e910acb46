import { gadget } from './support/catalog';
import { expect, test, type Page } from './support/test';

/** Presses Tab until the element with this name has focus. */
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
  test('a shopper browses, rates, buys and comes home', async ({ page, shop }) => {
    await shop.open('/', {
      sells: [gadget('laptop', { category: 'Laptops' }), gadget('phone', { category: 'Phones' })],
    });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
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
    await tabTo(page, 'button', 'Remove');
    await page.keyboard.press('Enter');
    await expect(shop.cartLink).toHaveText('0');
    await tabTo(page, 'button', 'Undo');
    await page.keyboard.press('Enter');
    await expect(shop.cartLink).toHaveText('1');
    await page.getByRole('heading', { name: 'Cart Items' }).focus();
    await tabTo(page, 'button', 'Purchase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
    await tabTo(page, 'button', 'Close');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(shop.cartLink).toHaveText('0');
  });

  test('focus is visible on everything that takes it', async ({ page, shop }) => {
    await shop.open('/', { sells: [gadget('a')] });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        const canvas = document.createElement('canvas').getContext('2d');
        if (!focused || focused === document.body || !canvas) return undefined;
        // A list behind an icon shows its focus on the icon's frame.
        const shown = [focused, focused.tagName === 'SELECT' ? focused.parentElement : null]
          .flatMap((element) => (element ? [getComputedStyle(element)] : []))
          .find(({ outlineStyle }) => outlineStyle !== 'none');
        if (!shown) return { style: 'none', width: 0, alpha: 0 };
        canvas.fillStyle = shown.outlineColor;
        canvas.fillRect(0, 0, 1, 1);
        const alpha = canvas.getImageData(0, 0, 1, 1).data[3];
        return { style: shown.outlineStyle, width: Number.parseFloat(shown.outlineWidth), alpha };
      });
      if (!outline) break;
      expect(outline).toMatchObject({ style: 'solid', alpha: 255 });
      expect(outline.width).toBeGreaterThanOrEqual(2);
    }
  });
});
