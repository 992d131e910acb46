import type { Product } from '../catalogs/product';
import { visit } from '../browser';
import type { Bench, Group } from '../group';
import { clickOn, timeUntilShown } from '../hand';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';
import { selectors, Storefront } from '../storefront';

const ITEMS = 10_000;

const figures = {
  shown: { name: 'cart of 10,000: dashboard shown', unit: 'ms', limit: 400 },
  sorted: { name: 'cart of 10,000: sorted', unit: 'ms', limit: 100 },
  removed: { name: 'cart of 10,000: one removed', unit: 'ms', limit: 60 },
} as const;

/** The shop's storage key of the cart, and a stored cart (src/store/saved-items.ts, version 2). */
const CART_KEY = 'shop:/cart';

function storedCart(products: readonly Product[]): string {
  const lean = products.map(
    ({ product_id, product_title, product_image, image_widths, price, category, description }) => ({
      product_id,
      product_title,
      product_image,
      image_widths,
      price,
      category,
      description,
    }),
  );
  const data = Array.from({ length: ITEMS }, (_, index) => ({
    itemId: `bench-${index}`,
    product: lean[index % lean.length],
  }));
  return JSON.stringify({ version: 2, data });
}

async function measureOnce(bench: Bench): Promise<void> {
  const { browser, samples } = bench;
  const shop = await ownShop(bench);
  const dearest = shop.products.toSorted((a, b) => b.price - a.price)[0]?.product_title ?? '';
  await visit(browser, { device: 'desktop' }, async ({ page }) => {
    await page.goto(`${shop.origin}/about-us`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      CART_KEY,
      storedCart(shop.products),
    ] as const);
    const storefront = new Storefront(page, shop);
    await storefront.open();
    const rows = [{ selector: selectors.firstRow }];
    const open = await clickOn(storefront.link('Dashboard'));
    samples.add(figures.shown, await timeUntilShown(page, rows, open));

    const sorted = [{ selector: selectors.firstRow, text: dearest }];
    const sort = await clickOn(page.getByRole('button', { name: 'Sort by Price' }));
    samples.add(figures.sorted, await timeUntilShown(page, sorted, sort));

    const remove = await clickOn(storefront.remove);
    const counted = [{ selector: `header a[aria-label="Cart, ${ITEMS - 1} items"]` }];
    samples.add(figures.removed, await timeUntilShown(page, counted, remove));
  });
}

/** The dashboard with a cart of 10,000 rows. */
export const cart: Group = {
  name: 'cart',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) await attempt('cart', () => measureOnce(bench));
  },
};
