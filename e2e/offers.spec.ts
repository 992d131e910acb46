import { findings, loadAxe } from './support/axe';
import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const plain = { ...gadget('plain', { price: 100 }), product_title: 'Plain' };
const gone = { ...gadget('gone', { price: 50 }), product_title: 'Gone', availability: 'out_of_stock' };

const offers = [
  plain,
  { ...gadget('sale', { price: 75 }), product_title: 'On sale', prior_price: 100 },
  gone,
  { ...gadget('few', { price: 20 }), product_title: 'Few', quantity: 2 },
  {
    ...gadget('used', { price: 10 }),
    product_title: 'Used one',
    condition: 'used',
    grade: 'B: a few scratches',
  },
  { ...gadget('loose', { price: 4 }), product_title: 'Loose', unit_pricing_measure: '500 g' },
];

test.describe('Offers', () => {
  test('have their prices in one line, so that cards are of one height', async ({ page, shop }) => {
    const dear = { ...gadget('dear', { price: 12_345.5 }), prior_price: 13_456.5 };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await shop.open('/', { sells: [dear, ...offers] });
      await expect(shop.cards).toHaveCount(1 + offers.length);
      const lines = shop.cards.getByRole('paragraph');
      const heights = await lines.evaluateAll((prices) => prices.map((price) => price.clientHeight));
      expect(new Set(heights).size, `at ${width} px: ${heights.join(', ')}`).toBe(1);
    }
  });

  test('can be read in the lists once sold out', async ({ page, shop }) => {
    await shop.open('/dashboard?tab=wishlist', { sells: offers, wishlist: [gone] });
    await expect(shop.rows.getByText('Sold out')).toBeVisible();
    await loadAxe(page);
    expect(await findings(page, 'contrast')).toEqual([]);
  });
});
