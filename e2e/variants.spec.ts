import type { Page } from '@playwright/test';
import { gadget } from './support/catalog';
import { expect, test } from './support/test';

function shirt(color: string, size: string, price: number, more: Readonly<Record<string, unknown>> = {}) {
  const facts = { price, product_title: `Shirt, ${color}, ${size}`, specification: [] };
  return {
    ...gadget(`${color}-${size}`, facts),
    item_group_id: 'shirt',
    variant: { Color: color, Size: size },
    ...more,
  };
}

const shirts = [
  gadget('first'),
  shirt('Black', 'L', 20),
  shirt('Black', 'M', 5, { quantity: 0 }),
  shirt('White', 'M', 15),
  shirt('White', 'XL', 30, { availability: 'out_of_stock' }),
  gadget('last'),
];

const value = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('Variants', () => {
  test('are one card, of the cheapest in stock', async ({ page, shop }) => {
    await shop.open('/', { sells: shirts });
    await expect(shop.titles).toHaveText(['Gadget first', 'Shirt, White, M', 'Gadget last']);
    await expect(shop.card('Shirt, White, M')).toContainText('Price: from $15');
    await expect(page.getByText('3 gadgets', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('shirt');
    await expect(shop.titles).toHaveText(['Shirt, White, M']);
    await shop.openDetails('Shirt, White, M');
    await expect(value(page, 'Color', 'White')).toBeChecked();
    await expect(value(page, 'Size', 'M')).toBeChecked();
  });

  test('are chosen by keys, keep the focus, and Back leaves the product', async ({ page, shop }) => {
    await shop.open('/', { sells: shirts });
    await shop.openDetails('Shirt, White, M');
    await value(page, 'Color', 'White').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(value(page, 'Color', 'Black (sold out)')).toBeFocused();
    await expect(heading(page)).toHaveText('Shirt, Black, M');
    await expect(page.getByRole('main').getByText('Sold Out', { exact: true })).toBeVisible();
    await value(page, 'Size', 'L').check();
    await expect(heading(page)).toHaveText('Shirt, Black, L');
    await expect(page.getByRole('main').getByText('$20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.cartLink).toHaveText('1');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('say what else moved, and which values are sold out', async ({ page, shop }) => {
    await shop.open('/', { sells: shirts });
    await shop.openDetails('Shirt, White, M');
    await expect(value(page, 'Size', 'XL (sold out)')).toBeVisible();
    await value(page, 'Size', 'L').check();
    await expect(heading(page)).toHaveText('Shirt, Black, L');
    await expect(page.getByRole('main').getByText('Color is Black now')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Color is Black now, In Stock' })).toBeAttached();
  });

  test('a filter finds the group, and opens the variant that has the value', async ({ page, shop }) => {
    await shop.open('/?f=Color:Black', { sells: shirts });
    await expect(shop.titles).toHaveText(['Shirt, Black, L']);
    await shop.openDetails('Shirt, Black, L');
    await expect(value(page, 'Color', 'Black')).toBeChecked();
  });
});
