import { many } from './support/catalog';
import { expect, test } from './support/test';

test('A wider window has more cards in a row', async ({ page, shop }) => {
  await shop.open('/', { sells: many(12) });
  await expect(shop.cards).toHaveCount(12);
  for (const [width, columns] of [
    [1280, 3],
    [1440, 4],
    [1720, 5],
    [2560, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const tops = await shop.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    );
    expect.soft(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
    const ends = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(ends, `${width} px`).toBeLessThanOrEqual(0);
    const heading = await page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' }).boundingBox();
    const brand = await page.getByRole('banner').getByRole('link', { name: 'Ultraviolet' }).boundingBox();
    expect.soft(heading?.x, `${width} px`).toBe(brand?.x);
  }
});
