import type { Locator, Page } from 'playwright';
import type { Product } from './catalogs/product';
import { clickOn, timeUntil, timeUntilShown } from './hand';
import type { Wanted } from './in-page/stopwatch';
import type { Shop } from './shops';

/** The category buttons that stand for one category each: what they say, and the value that products carry. */
export const categories = [
  ['Laptops', 'Laptops'],
  ['Phones', 'Phones'],
  ['Accessories', 'Accessories'],
  ['Smart Watches', 'Smartwatches'],
  ['MacBook', 'MacBooks'],
  ['Iphone', 'iPhones'],
] as const;

/**
 * How the page's parts are found: by role and name, written as selectors, for working out the role and name
 * of everything takes Playwright a minute where there are 10,000 rows.
 */
export const selectors = {
  heading: 'main h1',
  firstCard: 'main ul[aria-label="Gadgets"] h3',
  count: 'main [role="status"]',
  plot: 'main [role="slider"][aria-label="Gadget"]',
  firstRow: 'main ul[aria-label="Cart Items"] h3',
} as const;

/** Load timeout for the largest catalog, in milliseconds. */
const LOAD_PATIENCE = 120_000;
/** Retry interval of a press, in milliseconds. */
const PRESS_PATIENCE = 20_000;

const exactly = (text: string) => new RegExp(`^\\s*${text}\\s*$`, 'u');

/** Elements that Home shows for a list of two or more products. */
function homeShows(products: readonly Product[], place = ''): readonly Wanted[] {
  const [first] = products;
  const count = `${products.length} gadgets${place}`;
  return [
    { selector: selectors.count, text: count },
    ...(first ? [{ selector: selectors.firstCard, text: first.product_title }] : []),
  ];
}

/** The shop's parts by role and visible text, with a visitor's actions. */
export class Storefront {
  readonly page: Page;
  readonly shop: Shop;

  constructor(page: Page, shop: Shop) {
    this.page = page;
    this.shop = shop;
  }

  link(name: string): Locator {
    return this.page.locator('nav[aria-label="Main"] a').filter({ hasText: exactly(name) });
  }

  category(label: string): Locator {
    return this.page
      .locator('[role="group"][aria-label="Category"] button')
      .filter({ hasText: exactly(label) });
  }

  get viewDetails(): Locator {
    return this.page.locator('main [role="button"]').filter({ hasText: exactly('View Details') });
  }

  get addToCart(): Locator {
    return this.page.locator('main button').filter({ hasText: exactly('Add To Cart') });
  }

  /** One of the dashboard's two lists. */
  tab(name: string): Locator {
    return this.page.locator('[role="group"][aria-label="List"] button').filter({ hasText: exactly(name) });
  }

  /** The removal of the dashboard's first row. */
  get remove(): Locator {
    return this.page.locator('main button[aria-label="Remove"]').first();
  }

  get searchbox(): Locator {
    return this.page.locator('main input[type="search"], main [role="searchbox"]');
  }

  /** The categories that the shop has products of. */
  get filledCategories() {
    return categories.filter(([, value]) => this.shop.products.some(({ category }) => category === value));
  }

  /** Home's elements once a category is chosen. */
  shows(category: string): readonly Wanted[] {
    const products = this.shop.products.filter((product) => product.category === category);
    return homeShows(products, ` in ${category}`);
  }

  /** Home's elements with no category chosen. */
  get showsAll(): readonly Wanted[] {
    return homeShows(this.shop.products);
  }

  /** Opens Home and waits until it has its catalog and answers: until a category is chosen and left again. */
  async open(): Promise<void> {
    const { page } = this;
    const arrival = page.waitForEvent('requestfinished', {
      predicate: (request) => new URL(request.url()).pathname === '/Data.json',
      timeout: LOAD_PATIENCE,
    });
    await page.goto(`${this.shop.origin}/`, { timeout: LOAD_PATIENCE });
    await arrival;
    const [[label, value] = categories[0]] = this.filledCategories;
    const end = performance.now() + LOAD_PATIENCE;
    for (;;) {
      const press = await clickOn(this.category(label));
      const answer = await timeUntil(page, this.shows(value), press, { patience: PRESS_PATIENCE });
      if (answer !== undefined) break;
      if (performance.now() > end) throw new Error('the shop does not answer');
      await this.category('All Product').click();
    }
    await timeUntilShown(page, this.showsAll, await clickOn(this.category('All Product')));
  }
}
