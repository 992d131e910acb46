import { expect, type Locator, type Page } from '@playwright/test';
import { gadget, many } from './catalog';
import type { ShopPage } from './shop-page';

/** The products of these tests' statistics. */
const stock = [
  gadget('book', { category: 'Laptops', price: 1000, rating: 4.8 }),
  gadget('slate', { category: 'Laptops', price: 600, rating: 3 }),
  gadget('phone', { category: 'Phones', price: 500, rating: 4.5 }),
  gadget('cable', { category: 'Accessories', price: 10, rating: 4 }),
  gadget('case', { category: 'Accessories', price: 8, rating: 1 }),
];

/** As many as the shop comes with, under names of a usual length. */
export const longList = many(54).map((each) => ({
  ...each,
  product_title: `Gadget ${each.product_id} with a name of a usual length`,
}));

export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Prices and ratings' }).getByRole('paragraph').first();
export const cursor = (page: Page) => page.getByRole('slider', { name: 'Gadget', exact: true });
export const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });

/** Opens the statistics of the stock, at an address's filters, with all that there is around the chart. */
export async function openStatistics(shop: ShopPage, search = ''): Promise<void> {
  await shop.open(`/statistics${search}`, { sells: stock });
  await expect(category(shop.page)).toBeVisible();
}

/** The middle of a gadget's bar, told by the gadget's place in a chart that shows them all: in the page's CSS pixels. */
export async function barOf(page: Page, place: number): Promise<{ x: number; y: number }> {
  const box = await cursor(page).boundingBox();
  if (!box) throw new Error('the chart has no place');
  return { x: box.x + (box.width * (place + 0.5)) / stock.length, y: box.y + box.height - 3 };
}

/** Opens the statistics of these gadgets, or of the shop's own, as far as the chart. */
export async function openChart(shop: ShopPage, gadgets?: readonly unknown[]): Promise<Locator> {
  if (gadgets) await shop.open('/statistics', { sells: gadgets });
  const chart = shop.page.getByRole('img', { name: 'Price and rating of each gadget, by title' });
  await expect(chart).toBeVisible();
  return chart;
}

/** A box around an outline, in CSS pixels. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outlines that each path of the chart is made of, as boxes in CSS pixels. */
export async function shapes(chart: Locator): Promise<Shape[][]> {
  return chart.locator('path').evaluateAll((paths) =>
    paths.map((path) =>
      (path.getAttribute('d') ?? '').split(/(?=M)/u).map((d) => {
        const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        probe.setAttribute('d', d);
        path.after(probe);
        const { x, y, width, height } = probe.getBBox();
        probe.remove();
        return { x, y, width, height };
      }),
    ),
  );
}

/** Two lengths are equal as far as a browser rounds. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** The boxes of the bars and of the rating marks: the series with a mark for each gadget, told apart by their widths. */
export async function marks(
  chart: Locator,
  count: number,
): Promise<{ readonly bars: readonly Shape[]; readonly dots: readonly Shape[] }> {
  const candidates = (await shapes(chart)).filter(
    (boxes) => boxes.length === count && boxes.every((box) => box.width < 40),
  );
  const bars = candidates.find((boxes) => boxes.every((box) => isSame(box.width, 20)));
  const dots = candidates.find((boxes) => boxes.every((box) => isSame(box.width, box.height)));
  if (!bars || !dots) throw new Error('the chart lacks its bars or its rating marks');
  return { bars, dots };
}

/** How far each is from the one before, in CSS pixels. */
export const distances = (places: readonly { readonly x: number }[]): number[] =>
  places.slice(1).map(({ x }, index) => x - (places[index]?.x ?? 0));
