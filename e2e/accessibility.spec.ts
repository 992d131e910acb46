import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';

/** What axe-core finds on the page as it stands: WCAG 2.2 AA and best practices. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const injected = Reflect.get(globalThis, 'axe');
    const { violations } = await injected.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(
      (violation: { id: string; nodes: Array<{ html: string; failureSummary: string }> }) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html} ${node.failureSummary}`),
    );
  });
}

const states: ReadonlyArray<readonly [string, (shop: ShopPage) => Promise<void>]> = [
  ['Home', async (shop) => shop.open()],
  [
    'Home with marks on its cards',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a');
      await shop.addToWishlist('Gadget a');
      await shop.goTo('Home');
    },
  ],
  [
    'Home with a gadget to compare',
    async (shop) => {
      await shop.open();
      await shop.compare('Gadget a');
      await expect(shop.page.getByText('Choose one more')).toBeVisible();
    },
  ],
  [
    'the comparison',
    async (shop) => {
      await shop.open();
      await shop.compare('Gadget a', 'Gadget b');
      await shop.page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(shop.page.getByRole('table')).toBeVisible();
    },
  ],
  [
    'the comparison of nothing',
    async (shop) => {
      await shop.open('/#compare');
      await expect(shop.page.getByRole('dialog')).toContainText('No gadget is chosen yet');
    },
  ],
  [
    'a shared cart',
    async (shop) => {
      await shop.open('/dashboard#cart=a,b,a,gone');
      await expect(shop.page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    },
  ],
  [
    'the details of a gadget to compare',
    async (shop) => {
      await shop.open();
      await shop.openDetails('Gadget a');
      await shop.compare('Gadget a');
    },
  ],
  [
    'Home without a catalogue',
    async (shop) => {
      await shop.page.route('**/Data.json', (route) => route.fulfill({ status: 500, body: '' }));
      await shop.open();
      await expect(shop.page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'details with a toast',
    async (shop) => {
      await shop.open();
      await shop.openDetails('Gadget a');
      await shop.page.getByRole('button', { name: 'Add to wishlist' }).click();
      await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
    },
  ],
  [
    'details of nothing',
    async (shop) => {
      await shop.open('/details');
      await expect(shop.page.getByRole('heading', { name: 'No gadget chosen yet' })).toBeVisible();
    },
  ],
  [
    'the dashboard, empty',
    async (shop) => {
      await shop.page.goto('/dashboard');
      await expect(shop.page.getByText('Your cart is empty')).toBeVisible();
    },
  ],
  [
    'the dashboard with a full cart',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a', 'Gadget b');
      await shop.goTo('Dashboard');
      await expect(shop.rows).toHaveCount(2);
    },
  ],
  [
    'the wishlist after a removal',
    async (shop) => {
      await shop.open();
      await shop.addToWishlist('Gadget a', 'Gadget b');
      await shop.wishlistLink.click();
      await shop.page.getByRole('button', { name: 'Remove Gadget a' }).click();
      await expect(shop.page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  ],
  [
    'the cart after it was cleared',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a', 'Gadget b');
      await shop.goTo('Dashboard');
      await shop.page.getByRole('button', { name: 'Clear cart' }).click();
      await expect(shop.page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  ],
  [
    'the payment dialog',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a');
      await shop.goTo('Dashboard');
      await shop.page.getByRole('button', { name: 'Purchase' }).click();
      await expect(shop.page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'Statistics',
    async (shop) => {
      await shop.open('/statistics');
      await expect(shop.page.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
      await expect(shop.page.getByRole('list', { name: 'Prices by category' })).toBeVisible();
      await shop.page.getByRole('button', { name: 'Price (area)' }).click();
    },
  ],
  [
    'Statistics of nothing',
    async (shop) => {
      await shop.open('/statistics?category=Phones&price=-1');
      await expect(shop.page.getByRole('heading', { name: 'No gadget matches' })).toBeVisible();
    },
  ],
  [
    'Statistics as a table',
    async (shop) => {
      await shop.open('/statistics');
      await shop.page.getByRole('button', { name: 'Show as table' }).click();
      await expect(shop.page.getByRole('table')).toBeVisible();
    },
  ],
  ['About Us', async (shop) => void (await shop.page.goto('/about-us'))],
  ['the not-found page', async (shop) => void (await shop.page.goto('/nowhere'))],
  [
    'a footer text',
    async (shop) => {
      await shop.page.goto('/about-us#privacy');
      await expect(shop.page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the orders',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a', 'Gadget b');
      await shop.goTo('Dashboard');
      await shop.page.getByRole('button', { name: 'Purchase' }).click();
      await shop.page.goto('/about-us#order-tracking');
      await shop.page.getByText('2 items', { exact: true }).click();
    },
  ],
  [
    'the orders once forgotten',
    async (shop) => {
      await shop.open();
      await shop.addToCart('Gadget a');
      await shop.goTo('Dashboard');
      await shop.page.getByRole('button', { name: 'Purchase' }).click();
      await shop.page.goto('/about-us#order-tracking');
      await shop.page.getByRole('button', { name: 'Forget all' }).click();
      await expect(shop.page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`At ${width} px, ${colorScheme}, axe finds nothing on`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const [what, reach] of states) {
        test(what, async ({ page, consoleGuard }) => {
          consoleGuard.expectComplaint(failedResource);
          // The page's own policy rightly forbids the source text that brings axe in.
          consoleGuard.expectComplaint(/Content Security Policy/u);
          await sell(page, [gadget('a'), gadget('b', { price: 1299 })]);
          await reach(new ShopPage(page));
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}
