import { visit } from '../browser';
import { generateCatalog } from '../catalogs/generate';
import type { Group } from '../group';
import { Storefront } from '../storefront';

const PRODUCTS = 100_000;

const works = { name: '100,000 products: works', unit: 'yes', limit: 1 } as const;

/** The shop with 100,000 products: whether it loads and a category answers. */
export const hundredThousandProducts: Group = {
  name: 'hundred-thousand',
  figures: [works],
  measure: async ({ browser, shops, samples, own }) => {
    const shop = await shops.open('hundred-thousand', generateCatalog(PRODUCTS, own));
    await visit(browser, { device: 'desktop' }, ({ page }) => new Storefront(page, shop).open());
    samples.add(works, 1);
  },
};
