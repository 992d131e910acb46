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
  test('are told on cards', async ({ shop }) => {
    await shop.open('/', { sells: offers });
    await expect(shop.card('On sale')).toContainText('Price: $75, was $100');
    await expect(shop.card('On sale').getByText('Sale', { exact: true })).toBeVisible();
    await expect(shop.card('Gone')).toContainText('Sold Out');
    await expect(shop.card('Few')).toContainText('Only 2 left');
    await expect(shop.card('Used one')).toContainText('Used, B: a few scratches');
    await expect(shop.card('Loose')).toContainText('$8 per kg');
    await expect(shop.card('Plain')).not.toContainText(/Stock|Sold|Sale|was/u);
  });

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

  test('cannot be bought once sold out, and say so in the cart', async ({ page, shop }) => {
    await shop.open('/dashboard', { sells: offers, cart: [plain, gone], wishlist: [gone] });
    await expect(shop.rows.filter({ hasText: 'Gone' })).toContainText('Sold out');
    await expect(page.getByText('Total Price: $100', { exact: true })).toBeVisible();
    await shop.wishlistLink.click();
    await expect(shop.rows).toContainText('Sold out');
    await expect(page.getByRole('button', { name: 'Buy this' })).toHaveCount(0);
    await shop.goTo('Home');
    await shop.openDetails('Gone');
    await expect(page.getByText('Sold Out', { exact: true })).toBeVisible();
    await expect(page.getByText('In Stock')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toHaveCount(0);
  });

  test('stop at the last one there is', async ({ page, shop }) => {
    await shop.open('/', { sells: offers });
    await shop.openDetails('Few');
    const add = page.getByRole('button', { name: 'Add To Cart' });
    await add.click();
    await add.click();
    await expect(shop.cartLink).toHaveText('2');
    await add.click();
    await expect(shop.toast('Your cart has all that are left')).toBeVisible();
    await expect(shop.cartLink).toHaveText('2');
  });

  test('can be read in the lists once sold out', async ({ page, shop }) => {
    await shop.open('/dashboard?tab=wishlist', { sells: offers, wishlist: [gone] });
    await expect(shop.rows.getByText('Sold out')).toBeVisible();
    await loadAxe(page);
    expect(await findings(page, 'contrast')).toEqual([]);
  });

  test('are not sold beyond a stock that has fallen since', async ({ page, shop }) => {
    const few = { ...gadget('few', { price: 20 }), product_title: 'Few', quantity: 2 };
    await shop.open('/dashboard', { sells: offers, cart: [few, plain, few, few] });
    await expect(page.getByText('Total Price: $140', { exact: true })).toBeVisible();
    await expect(shop.rows.filter({ hasText: 'Price: $20' })).toHaveCount(2);
    await expect(shop.rows.last()).toContainText('Only 2 left');
  });

  test('are filtered by stock, and sorted by discount', async ({ page, shop }) => {
    await shop.open('/', { sells: offers });
    await shop.unfold('Availability');
    await page.getByRole('checkbox', { name: 'In stock only 5 gadgets' }).check();
    await expect(shop.cards).toHaveCount(5);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Largest discount');
    await expect(shop.titles.first()).toHaveText('On sale');
  });

  test('offer no order by discount where there is none', async ({ page, shop }) => {
    await shop.open();
    const options = page.getByRole('combobox', { name: 'Sort' }).getByRole('option');
    await expect(options).toHaveText([
      'Featured',
      'Price: low to high',
      'Price: high to low',
      'Best rated',
      'Name',
    ]);
  });
});
