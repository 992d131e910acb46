import { gadget, sell } from './support/catalog';
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

test.beforeEach(async ({ page }) => sell(page, stock));

test.describe('Search', () => {
  test('finds by name, despite a typo, and marks matches', async ({ page, shop }) => {
    await shop.open();
    const box = page.getByRole('searchbox', { name: 'Search gadgets' });
    await box.pressSequentially('violet');
    await expect(shop.titles).toHaveText(['Violet Book 14', 'Violet Phone']);
    await expect(page.getByText('2 gadgets for “violet”', { exact: true })).toBeVisible();
    await expect(shop.cards.first().locator('mark')).toHaveText(['Violet']);
    await expect(page).toHaveURL('/?q=violet');

    await box.fill('hedphones');
    await expect(shop.titles).toHaveText(['Noise Headphones']);
    await box.fill('16 book amber');
    await expect(shop.titles).toHaveText(['Amber Book 16']);

    await box.fill('aeroplane');
    await expect(shop.cards).toHaveCount(1);
    await expect(shop.cards.first().getByText('Quiet in the aeroplane.')).toBeVisible();
    await box.fill('32gb');
    await expect(shop.titles).toHaveText(['Amber Book 16']);
    await expect(shop.cards.first().getByText('Memory: 32 GB')).toBeVisible();
  });

  test('shows hostile text as text, and Escape empties it', async ({ page, shop }) => {
    await shop.open(`/?q=${encodeURIComponent('<img src=x onerror=alert()>')}`);
    await expect(page.getByText('No gadgets for “<img src=x onerror=alert()>”')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No gadget matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(shop.cards).toHaveCount(5);
    const box = page.getByRole('searchbox');
    await shop.choose('Phones');
    await box.fill('book');
    await expect(page.getByRole('heading', { name: 'No gadget matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Search in all categories' }).click();
    await expect(shop.cards).toHaveCount(3);

    await box.fill('');
    await box.pressSequentially('amber/');
    await expect(box).toHaveValue('amber/');
    await expect(shop.cards).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(shop.cards).toHaveCount(5);
  });

  test('shows what is nearest where nothing has all words, and says so', async ({ page, shop }) => {
    await shop.open();
    await page.getByRole('searchbox', { name: 'Search gadgets' }).fill('purple phone');
    await expect(
      page.getByRole('status').getByText('Nothing for “purple phone”. Showing “phone”: 1 gadget'),
    ).toBeVisible();
    await expect(shop.titles).toHaveText(['Violet Phone']);
    await expect(shop.cards.first().locator('mark')).toHaveText(['Phone']);
  });

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

test.describe('Refining', () => {
  test('sorts, and takes a range of prices that the address keeps', async ({ page, shop }) => {
    await shop.open();
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('Price: low to high');
    await expect(shop.titles.first()).toHaveText('Noise Headphones');
    await sort.selectOption('Price: high to low');
    await expect(shop.titles.first()).toHaveText('Amber Book 16');
    await sort.selectOption('Best rated');
    await expect(shop.titles).toHaveText([
      'Amber Book 16',
      'Violet Phone',
      'Noise Headphones',
      'Violet Book 14',
      'Grey Book 13',
    ]);
    await sort.selectOption('Name');
    await expect(page.getByRole('status').getByText('Sorted by name', { exact: true })).toBeAttached();
    await expect(shop.titles.first()).toHaveText('Amber Book 16');
    await page.reload();
    await expect(sort).toHaveValue('name');
    await expect(shop.titles.nth(1)).toHaveText('Grey Book 13');
    await sort.selectOption('Featured');
    await expect(page).toHaveURL('/');
    await expect(shop.titles.first()).toHaveText('Violet Book 14');

    await page.getByRole('textbox', { name: 'From' }).fill('$600');
    await page.getByRole('textbox', { name: 'To' }).fill('1,000');
    await page.keyboard.press('Enter');
    await expect(shop.titles).toHaveText(['Violet Book 14', 'Grey Book 13', 'Violet Phone']);
    await expect(page).toHaveURL('/?price=600-1000');
    await page.getByRole('textbox', { name: 'From' }).fill('cheap');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Enter an amount such as 250 or 99.99.');
    await page.getByRole('textbox', { name: 'From' }).fill('2000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The minimum is higher than the maximum.');
    await expect(shop.cards).toHaveCount(3);
  });

  test('offers filters of the gadgets shown, each to remove', async ({ page, shop }) => {
    await shop.open();
    await shop.choose('Laptops');
    for (const name of ['Storage', 'Memory']) await shop.unfold(name);
    await expect(page.getByRole('group', { name: 'Storage' }).getByRole('checkbox')).toHaveCount(2);
    const filter = page.getByRole('group', { name: 'Memory' }).getByRole('checkbox', { name: '16 GB' });
    // Read in the click's own task, before anything else can happen.
    const isTickedAtOnce = await filter.evaluate((box: HTMLInputElement) => {
      box.click();
      return box.checked;
    });
    expect(isTickedAtOnce).toBe(true);
    await expect(filter).toBeChecked();
    await expect(shop.titles).toHaveText(['Violet Book 14', 'Grey Book 13']);
    await page.getByRole('group', { name: 'Storage' }).getByRole('checkbox', { name: '1 TB' }).check();
    await expect(shop.titles).toHaveText(['Grey Book 13']);
    await expect(page.getByText('1 gadget in Laptops', { exact: true })).toBeVisible();
    const applied = page.getByRole('list', { name: 'Applied filters' });
    await expect(applied.getByRole('listitem')).toHaveText([
      'Memory: 16 GB',
      'Storage: 1 TB',
      'Remove all filters',
    ]);
    await page.reload();
    await expect(shop.titles).toHaveText(['Grey Book 13']);
    await applied.getByRole('button', { name: 'Remove filter Memory: 16 GB' }).click();
    await expect(shop.titles).toHaveText(['Amber Book 16', 'Grey Book 13']);
    await page.goBack();
    await expect(shop.titles).toHaveText(['Grey Book 13']);
  });
});

test('A shared link with everything in it shows the same', async ({ page, shop }) => {
  await shop.open('/?category=Laptops&q=book&sort=price-down&price=-1000&f=Memory:16+GB');
  await expect(shop.titles).toHaveText(['Violet Book 14', 'Grey Book 13']);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Laptops']);
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveText([
    '“book”',
    'Up to $1000',
    'Memory: 16 GB',
    'Remove all filters',
  ]);
});
