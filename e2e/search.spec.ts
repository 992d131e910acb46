import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const stock = [
  gadget('1', {
    product_title: 'Violet Book 14',
    category: 'Laptops',
    price: 999,
    rating: 4.2,
    specification: ['Memory: 16 GB', 'Storage: 512 GB'],
  }),
  gadget('2', {
    product_title: 'Amber Book 16',
    category: 'Laptops',
    price: 1499.5,
    rating: 4.8,
    specification: ['Memory: 32 GB', 'Storage: 1 TB'],
  }),
  gadget('3', {
    product_title: 'Grey Book 13',
    category: 'Laptops',
    price: 700,
    rating: 3.9,
    specification: ['Memory: 16 GB', 'Storage: 1 TB'],
  }),
  gadget('4', {
    product_title: 'Violet Phone',
    category: 'Phones',
    price: 600,
    rating: 4.5,
    specification: ['Memory: 8 GB', 'Storage: 512 GB'],
  }),
  gadget('5', {
    product_title: 'Noise Headphones',
    category: 'Accessories',
    price: 300,
    specification: ['Weight: 250 g'],
    description: 'Quiet in the aeroplane. Charges by USB-C.',
  }),
];

test.beforeEach(({ shop }) => shop.sell(stock));

test.describe('Search', () => {
  test('combines with the category, and Back undoes the one and then the other', async ({ page, shop }) => {
    await shop.open();
    await page.getByRole('searchbox').fill('violet');
    await expect(shop.cards).toHaveCount(2);
    await shop.choose('Phones');
    await expect(shop.titles).toHaveText(['Violet Phone']);
    await expect(page).toHaveURL('/?category=Phones&q=violet');
    await page.reload();
    await expect(shop.titles).toHaveText(['Violet Phone']);
    await page.goBack();
    await expect(shop.cards).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toHaveValue('violet');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(shop.cards).toHaveCount(5);
  });
});
