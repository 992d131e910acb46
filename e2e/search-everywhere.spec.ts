import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const item = (product_title: string, category: string, price: number) =>
  gadget(product_title, { product_title, category, price, description: '', specification: [] });

const stock = [
  item('Violet Book 14', 'Laptops', 999),
  item('Amber Book 16', 'Laptops', 1499.5),
  item('Violet Phone', 'Phones', 600),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => item(`Cable ${letter}`, 'Accessories', 9)),
];

test.beforeEach(({ shop }) => shop.sell(stock));

test('The search opens on every screen, with suggestions', async ({ page, shop }) => {
  await page.goto('/about-us');
  await shop.searchButton.click();
  const field = page.getByRole('combobox', { name: 'Search gadgets' });
  await expect(field).toBeFocused();
  const dialog = page.getByRole('dialog');
  await field.pressSequentially('violet');
  await expect(dialog.getByRole('option')).toHaveText([
    'Violet Book 14$999',
    'Violet Phone$600',
    'Laptops1',
    'Phones1',
  ]);
  await expect(page.getByRole('group', { name: 'Gadgets' }).locator('mark')).toHaveText(['Violet', 'Violet']);
  await expect(dialog.getByRole('option').first().locator('img')).toBeVisible();
  await expect(page.getByRole('status').getByText('2 gadgets for “violet”')).toHaveCount(1);

  await field.fill('violet book');
  await expect(dialog.getByRole('button', { name: 'Show 1 gadget', exact: true })).toBeVisible();
  await field.fill('cables');
  await expect(page.getByRole('group', { name: 'Gadgets' }).getByRole('option')).toHaveCount(6);
  await page.getByRole('button', { name: 'Show all 7 gadgets' }).click();
  await expect(page).toHaveURL(/\/\?q=cables/u);
  await expect(shop.cards).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' })).toBeInViewport();

  await shop.searchButton.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await shop.goTo('Dashboard');
  await shop.searchButton.click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveCount(0);
});

test('The search says once that nothing is found', async ({ page, shop }) => {
  await page.clock.install({ time: 0 });
  await shop.open();
  await shop.searchButton.click();
  const field = page.getByRole('combobox', { name: 'Search gadgets' });
  const said = page.getByRole('dialog').getByRole('status').first();
  const shown = page.getByRole('dialog').getByRole('paragraph');
  await expect(field).toBeFocused();
  // No time passes between typing and the announcement.
  await page.clock.pauseAt(3_600_000);
  await field.fill('zzzz');
  await expect(shown).toHaveText('No gadgets for “zzzz”');
  await expect(said).toHaveText('');
  await page.clock.runFor(1_000);
  await expect(said).toHaveText('No gadgets for “zzzz”');
  await field.fill('purple phone');
  await expect(shown).toHaveText('Nothing for “purple phone”. Showing “phone”: 1 gadget');
  await page.clock.runFor(1_000);
  await expect(said).toHaveText('Nothing for “purple phone”. Showing “phone”: 1 gadget');
});

test('On a phone the search takes the whole width', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open();
  await shop.searchButton.click();
  await expect(page.getByRole('combobox', { name: 'Search gadgets' })).toBeFocused();
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 });
});
