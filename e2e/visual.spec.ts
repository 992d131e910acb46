import { ownCatalogue, sell, type Gadget } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test, type Page } from './support/test';
import { typefaceIsThere } from './support/typeface';

/**
 * How every screen and state looks, held by pictures. Product pictures are replaced by a plain
 * shape, so that a new render is no change of a screen; `pictures.spec.ts` looks after the pictures.
 * After a change that is meant: `npm run test:browser -- visual --update-snapshots`, and look at each.
 */
interface View {
  readonly name: string;
  /** Leads the shopper there. */
  readonly reach: (shop: ShopPage, page: Page, stock: readonly Gadget[]) => Promise<void>;
  /** Only what is in the window, for what is fixed over the page. */
  readonly window?: true;
  /** Where the server is meant to answer with an error. */
  readonly failing?: true;
}

const views: readonly View[] = [
  { name: 'home', reach: (shop) => shop.open() },
  { name: 'home-search', reach: (shop) => shop.open('/?q=pro&category=Laptops') },
  {
    name: 'home-filters',
    reach: async (shop, page) => {
      await shop.open('/?category=iPhones&sort=price-up');
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('group', { name: 'Filters' })).toBeVisible();
    },
  },
  {
    name: 'details',
    reach: async (shop, _page, stock) => {
      await shop.open();
      await shop.openDetails(stock[0]?.product_title ?? '');
    },
  },
  {
    name: 'compare-tray',
    window: true,
    reach: async (shop, _page, stock) => {
      await shop.open();
      await shop.compare(...stock.slice(0, 3).map((item) => item.product_title));
    },
  },
  {
    name: 'compare',
    window: true,
    reach: async (shop, page, stock) => {
      await shop.open();
      await shop.compare(...stock.slice(0, 3).map((item) => item.product_title));
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'shared-cart',
    window: true,
    reach: async (_shop, page, stock) => {
      const [one, other] = stock.map((item) => item.product_id);
      await page.goto(`/dashboard#cart=${one},${other},${one},gone`);
      await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    },
  },
  {
    name: 'cart',
    reach: async (shop, page, stock) => {
      await shop.open();
      await shop.addToCart(...stock.slice(0, 3).map((item) => item.product_title));
      await page.goto('/dashboard');
    },
  },
  {
    name: 'wishlist',
    reach: async (shop, page, stock) => {
      await shop.open();
      await shop.addToWishlist(...stock.slice(2, 4).map((item) => item.product_title));
      await page.goto('/dashboard?tab=wishlist');
    },
  },
  { name: 'empty-cart', reach: async (_shop, page) => void (await page.goto('/dashboard')) },
  {
    name: 'payment',
    window: true,
    reach: async (shop, page, stock) => {
      await shop.open();
      await shop.addToCart(stock[0]?.product_title ?? '');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Purchase' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'statistics', reach: (shop) => shop.open('/statistics') },
  {
    name: 'statistics-table',
    reach: async (shop, page) => {
      await shop.open('/statistics');
      await page.getByRole('button', { name: 'Show as table' }).click();
    },
  },
  { name: 'about-us', reach: async (_shop, page) => void (await page.goto('/about-us')) },
  { name: 'not-found', failing: true, reach: async (_shop, page) => void (await page.goto('/nowhere')) },
  {
    name: 'footer-text',
    window: true,
    reach: async (_shop, page) => {
      await page.goto('/dashboard#returns');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'orders',
    window: true,
    reach: async (shop, page, stock) => {
      await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
      await shop.open();
      await shop.addToCart(...stock.slice(0, 2).map((item) => item.product_title));
      await shop.goTo('Dashboard');
      await page.getByRole('button', { name: 'Purchase' }).click();
      await page.goto('/about-us#order-tracking');
      await page.getByText('2 items', { exact: true }).click();
    },
  },
  {
    name: 'failed',
    failing: true,
    reach: async (_shop, page) => {
      await page.context().unroute('**/Data.json');
      await page.context().route('**/Data.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/details');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 .5h2v2H1z" fill="#86c"/></svg>';

/** Shows a plain shape in place of every rendered picture. */
async function drawPictures(page: Page): Promise<void> {
  await page.route(/\/images\/(?:products|scenes)\//u, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: shape }),
  );
}

async function isSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await typefaceIsThere(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // What is far from the view is not drawn, also in a screenshot of the whole page.
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const width of [360, 1280]) {
  for (const { name, reach, window, failing } of views) {
    test(`${name} at ${width} px looks as it did, in light and in dark`, async ({ page, consoleGuard }) => {
      if (failing) consoleGuard.expectComplaint(failedResource);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await drawPictures(page);
      const stock = (await ownCatalogue(page)).slice(0, 10);
      await sell(page, stock);
      await reach(new ShopPage(page), page, stock);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await isSettled(page);
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: window !== true,
          // At 360 px, less than a button more or less.
          maxDiffPixelRatio: 0.001,
        });
      }
    });
  }
}
