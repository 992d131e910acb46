import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** An entry of Data.json as the specification describes it. */
export interface Gadget {
  product_id: string | number;
  product_title: string;
  product_image: string;
  price: number;
  category: string;
  description: string;
  specification: string[];
  rating: number;
  model?: { file: string };
}

/** The browser tests' default catalog: few products, some of them odd. */
export const fixture: readonly [Gadget, ...Gadget[]] = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../fixture/Data.json'), 'utf8'),
);

/** The first of them. */
export const [violetPhone] = fixture;

/** A gadget with defaults for fields that do not matter to a test. */
export function gadget(id: string | number, facts: Partial<Gadget> = {}): Gadget {
  return {
    product_id: id,
    product_title: `Gadget ${id}`,
    product_image: 'images/categories/accessories.svg',
    price: 10,
    category: 'Accessories',
    description: `What gadget ${id} is for.`,
    specification: ['Weight: 100 g', 'Color: Violet'],
    rating: 4.5,
    ...facts,
  };
}

/** This many gadgets, in ascending price, alternating between two categories. */
export function many(count: number): Gadget[] {
  return Array.from({ length: count }, (_, index) =>
    gadget(index + 1, { price: index + 1, category: index % 2 === 0 ? 'Laptops' : 'Accessories' }),
  );
}

/** The catalog from the server. */
export async function ownCatalog(page: Page): Promise<Gadget[]> {
  const gadgets: Gadget[] = await (await page.request.get('Data.json')).json();
  return gadgets;
}

/** The titles of that catalog, in its order. */
export const ownTitles = async (page: Page): Promise<string[]> =>
  (await ownCatalog(page)).map((item) => item.product_title);
