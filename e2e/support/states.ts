import { expect } from '@playwright/test';
import { fixture, violetPhone } from './catalog';
import type { ShopPage } from './shop-page';
import { comeBackWith } from './stored';

const failCatalog = ({ page }: ShopPage) =>
  page.route('**/Data.json', (route) => route.fulfill({ status: 500, body: '' }));

/** A screen as a shopper may find it. */
export interface State {
  readonly name: string;
  /** Leads the shopper there, until what is told of it is shown. */
  readonly reach: (shop: ShopPage) => Promise<void>;
  /** The extent of the kept picture: the page, or the window if something is fixed over the page. */
  readonly picture?: 'page' | 'window';
  /** An answer with an error belongs to it. */
  readonly failing?: true;
  /** The state that is reached from it. */
  readonly next?: State;
}

const stock = fixture.slice(0, 10);

/** Every screen and state that has a look of its own. */
export const states: readonly State[] = [
  {
    name: 'home',
    picture: 'page',
    reach: async (shop) => {
      await shop.open();
      await expect(shop.cards).toHaveCount(fixture.length);
    },
  },
  {
    name: 'home-marks',
    reach: async (shop) => {
      const two = stock.slice(0, 2);
      await shop.open('/', { cart: two, wishlist: two, viewed: two });
      await expect(shop.card(violetPhone.product_title)).toContainText('In cart');
    },
  },
  {
    name: 'home-search',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/?q=pro&category=Laptops');
      await expect(shop.cards).toHaveCount(1);
    },
  },
  {
    name: 'home-filters',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/?category=Laptops&sort=price-up');
      await shop.unfold('Maker');
    },
  },
  {
    name: 'home-no-match',
    reach: async (shop) => {
      await shop.open('/?q=zzzzzz');
      await expect(shop.page.getByRole('heading', { name: /No gadget/u })).toBeVisible();
    },
  },
  {
    name: 'home-failed',
    failing: true,
    reach: async (shop) => {
      await failCatalog(shop);
      await shop.open();
      await expect(shop.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'compare-tray',
    picture: 'window',
    reach: async (shop) => {
      await shop.open('/', { compared: stock.slice(0, 3) });
      await expect(shop.page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    },
    next: {
      name: 'compare',
      picture: 'window',
      reach: async ({ page }) => {
        await page.goto('/#compare');
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
  },
  {
    name: 'compare-nothing',
    reach: async (shop) => {
      await shop.open('/#compare');
      await expect(shop.page.getByRole('dialog')).toContainText('No gadgets chosen yet');
    },
  },
  {
    name: 'shared-cart',
    picture: 'window',
    reach: async (shop) => {
      await shop.open('/dashboard#cart=violet-phone,amber-headphones,violet-phone,gone');
      await expect(shop.page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    },
  },
  {
    name: 'details',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/details', { chosen: violetPhone });
      await expect(shop.page.getByRole('region', { name: 'Similar gadgets' })).toBeVisible();
    },
    next: {
      name: 'details-toast',
      reach: async (shop) => {
        await shop.page.getByRole('button', { name: 'Add to wishlist' }).click();
        await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
      },
    },
  },
  {
    name: 'pictures',
    picture: 'window',
    reach: async (shop) => {
      await shop.open('/details#pictures', { chosen: violetPhone });
      await expect(shop.page.getByRole('dialog', { name: 'Pictures of Violet Phone' })).toBeVisible();
    },
  },
  {
    name: 'details-nothing',
    reach: async (shop) => {
      await shop.open('/details');
      await expect(shop.page.getByRole('heading', { name: 'No gadget chosen yet' })).toBeVisible();
    },
  },
  {
    name: 'details-failed',
    picture: 'page',
    failing: true,
    reach: async (shop) => {
      await failCatalog(shop);
      await shop.open('/details');
      await expect(shop.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'cart',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/dashboard', { cart: stock.slice(0, 3), wishlist: stock.slice(2, 4) });
      await expect(shop.rows).toHaveCount(3);
    },
    next: {
      name: 'cart-removed',
      reach: async (shop) => {
        await shop.rows.first().getByRole('button', { name: 'Remove' }).click();
        await expect(shop.page.getByRole('button', { name: 'Undo' })).toBeVisible();
      },
    },
  },
  {
    name: 'wishlist',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/dashboard?tab=wishlist', { wishlist: stock.slice(2, 4) });
      await expect(shop.rows).toHaveCount(2);
    },
  },
  {
    name: 'empty-cart',
    picture: 'page',
    reach: async (shop) => {
      await shop.page.goto('/dashboard');
      await expect(shop.page.getByText('Your cart is empty')).toBeVisible();
    },
  },
  {
    name: 'payment',
    picture: 'window',
    reach: async (shop) => {
      await shop.open('/dashboard', { cart: stock.slice(0, 2) });
      await shop.page.getByRole('button', { name: 'Purchase' }).click();
      await expect(shop.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'orders',
    picture: 'window',
    reach: async ({ page }) => {
      await comeBackWith(page, { orders: [stock.slice(0, 2)] });
      await page.goto('/about-us#order-tracking');
      await page.getByText('2 items', { exact: true }).click();
    },
    next: {
      name: 'orders-forgotten',
      reach: async (shop) => {
        await shop.page.getByRole('button', { name: 'Clear all' }).click();
        await expect(shop.page.getByRole('button', { name: 'Undo' })).toBeVisible();
      },
    },
  },
  {
    name: 'statistics',
    picture: 'page',
    reach: async (shop) => {
      await shop.open('/statistics');
      await expect(shop.page.getByRole('list', { name: 'Highlights' })).toBeVisible();
    },
    next: {
      name: 'statistics-table',
      picture: 'page',
      reach: async ({ page }) => {
        await page.getByRole('button', { name: 'Show as table' }).click();
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
  },
  {
    name: 'statistics-nothing',
    reach: async (shop) => {
      await shop.open('/statistics?category=Phones&price=-1');
      await expect(shop.page.getByRole('heading', { name: 'No gadget matches' })).toBeVisible();
    },
  },
  { name: 'about-us', picture: 'page', reach: async ({ page }) => void (await page.goto('/about-us')) },
  {
    name: 'not-found',
    picture: 'page',
    failing: true,
    reach: async ({ page }) => void (await page.goto('/nowhere')),
  },
  {
    name: 'footer-text',
    picture: 'window',
    reach: async (shop) => {
      await shop.page.goto('/dashboard#returns');
      await expect(shop.page.getByRole('dialog')).toBeVisible();
    },
  },
];
