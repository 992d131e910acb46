import { expect, test } from './support/test';

test.describe('The footer', () => {
  test('keeps focus within a text until it is closed', async ({ page, shop }) => {
    await page.goto('/about-us#returns');
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await page.evaluate(() => scrollTo(0, 0));
    const home = await shop.mainLink('Home').boundingBox();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Returns' })).toBeFocused();
    await page.mouse.click((home?.x ?? 0) + 5, (home?.y ?? 0) + 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await expect(dialog).toHaveAccessibleDescription(/./u);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last element focus goes to the browser's controls, which the page sees as its body.
      expect(
        await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });

  test('closes a text by a press beside it', async ({ page }) => {
    await page.goto('/about-us');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await link.click();
    await expect(dialog).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog.getByRole('heading', { name: 'Returns' }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });
});
