import { gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

/** Opens the details of a gadget rated 3.7, and collects what the page logs. */
async function openRated(shop: ShopPage) {
  const { page } = shop;
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  const rated = gadget('rated', { rating: 3.7 });
  await shop.open('/details', { sells: [rated, gadget('other', { rating: 4.2 })], chosen: rated });
  return { logged, stars: page.getByRole('slider', { name: 'Rate Gadget rated' }) };
}

/** The contrast of an empty star's outline (WCAG). */
function contrastOfEmpty(): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const stars = document.querySelectorAll('[role="slider"] svg > path');
  const last = stars[stars.length - 1];
  if (!canvas || !last) return 0;
  const [outline = 0, ground = 0] = [
    getComputedStyle(last).stroke,
    getComputedStyle(document.documentElement).backgroundColor,
  ].map((color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) =>
      channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 255 / 12.92,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(outline, ground) / Math.min(outline, ground);
}

test.describe('The star widget', () => {
  test('has empty stars that can be seen, in light and dark', async ({ page, shop }) => {
    const { stars } = await openRated(shop);
    await expect(stars).toBeVisible();
    for (const appearance of ['light', 'dark'] as const) {
      await shop.chooseAppearance(appearance);
      expect(await page.evaluate(contrastOfEmpty), appearance).toBeGreaterThan(3);
    }
  });

  test('is a slider of five stars that only logs', async ({ page, shop }) => {
    const { stars } = await openRated(shop);
    await expect(stars).toHaveAttribute('aria-valuemin', '0');
    await expect(stars).toHaveAttribute('aria-valuemax', '5');
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
    await expect(stars).toHaveAttribute('aria-valuetext', '3 out of 5 stars');
    const sizes = await stars.locator('> svg').evaluateAll((list) =>
      list.map((star) => {
        const { width, height } = star.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(sizes).toEqual(Array.from({ length: 5 }, () => [30, 30]));
    await expect(page.getByText('3.7', { exact: true })).toBeVisible();
    await stars.press('5');
    await expect(page.getByText('3.7', { exact: true })).toBeVisible();
    await shop.goTo('Statistics');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('row', { name: /Gadget rated/u })).toContainText('3.7');
  });

  test('takes digits, arrows and the pointer, in steps of a half', async ({ page, shop }) => {
    const { stars, logged } = await openRated(shop);
    const digits = ['1', '2', '3', '4', '5'];
    await test.step('the digits 1 to 5, and no others', async () => {
      await stars.focus();
      for (const digit of digits) {
        await page.keyboard.press(digit);
        await expect(stars).toHaveAttribute('aria-valuenow', digit);
      }
      // With Ctrl, Alt or Meta a digit is the browser's: it changes the tab.
      for (const key of ['0', '6', '9', 'a', 'Control+2', 'Alt+2', 'Meta+2']) await page.keyboard.press(key);
      await expect(stars).toHaveAttribute('aria-valuenow', '5');
    });
    await test.step('the arrows in steps of a half, within 0 and 5', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(stars).toHaveAttribute('aria-valuenow', '5');
      await page.keyboard.press('ArrowLeft');
      await expect(stars).toHaveAttribute('aria-valuenow', '4.5');
      await page.keyboard.press('ArrowDown');
      await expect(stars).toHaveAttribute('aria-valuenow', '4');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await expect(stars).toHaveAttribute('aria-valuenow', '0');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect(stars).toHaveAttribute('aria-valuenow', '1');
      await page.keyboard.press('End');
      await expect(stars).toHaveAttribute('aria-valuenow', '5');
    });
    await test.step('half and whole stars from the pointer', async () => {
      await stars.click({ position: { x: 4 * 30 + 7, y: 15 } });
      await expect(stars).toHaveAttribute('aria-valuenow', '4.5');
      await stars.click({ position: { x: 30 + 22, y: 15 } });
      await expect(stars).toHaveAttribute('aria-valuenow', '2');
    });
    await expect.poll(() => logged).toEqual([...digits, '4.5', '4', '0', '0.5', '1', '5', '4.5', '2']);
  });

  test('shows the rating rounded down again on return', async ({ page, shop }) => {
    const { stars } = await openRated(shop);
    await stars.press('5');
    await shop.goTo('Home');
    await expect(shop.card('Gadget rated')).toBeVisible();
    await page.goBack();
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
    await stars.press('5');
    await shop.goTo('Home');
    await shop.openDetails('Gadget rated');
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
    await stars.press('5');
    await page.getByRole('list', { name: 'Similar gadgets' }).getByRole('button').click();
    await expect(page.getByRole('slider', { name: 'Rate Gadget other' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
    await page.goBack();
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
  });
});
