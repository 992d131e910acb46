import { expect, type Page } from '@playwright/test';
import { gadget, sell } from './catalogue';
import { ShopPage } from './shop-page';

/** What the statistics are of in these tests. */
const stock = [
  gadget('book', { category: 'Laptops', price: 1000, rating: 4.8 }),
  gadget('slate', { category: 'Laptops', price: 600, rating: 3 }),
  gadget('phone', { category: 'Phones', price: 500, rating: 4.5 }),
  gadget('cable', { category: 'Accessories', price: 10, rating: 4 }),
  gadget('case', { category: 'Accessories', price: 8, rating: 1 }),
];

export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Prices and ratings' }).getByRole('paragraph').first();
export const cursor = (page: Page) => page.getByRole('slider', { name: 'Gadget', exact: true });
export const series = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Legend' }).getByRole('button', { name });
export const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });

/** Opens the statistics of the stock, at an address's filters, with all that there is around the chart. */
export async function openStatistics(page: Page, search = ''): Promise<void> {
  await sell(page, stock);
  await new ShopPage(page).open(`/statistics${search}`);
  await expect(category(page)).toBeVisible();
}

/** The middle of a gadget's bar, told by the gadget's place in a chart that shows them all: in the page's CSS pixels. */
export async function barOf(page: Page, place: number): Promise<{ x: number; y: number }> {
  const box = await cursor(page).boundingBox();
  if (!box) throw new Error('the chart has no place');
  return { x: box.x + (box.width * (place + 0.5)) / stock.length, y: box.y + box.height - 3 };
}
