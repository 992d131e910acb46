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

  test('has five stars of 30 pixels', async ({ shop }) => {
    const { stars } = await openRated(shop);
    const sizes = await stars.locator('> svg').evaluateAll((list) =>
      list.map((star) => {
        const { width, height } = star.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(sizes).toEqual(Array.from({ length: 5 }, () => [30, 30]));
  });

  test('takes half and whole stars from the pointer', async ({ shop }) => {
    const { stars, logged } = await openRated(shop);
    await stars.click({ position: { x: 4 * 30 + 7, y: 15 } });
    await expect(stars).toHaveAttribute('aria-valuenow', '4.5');
    await stars.click({ position: { x: 30 + 22, y: 15 } });
    await expect(stars).toHaveAttribute('aria-valuenow', '2');
    await expect.poll(() => logged).toEqual(['4.5', '2']);
  });
});
