import type { Page } from '@playwright/test';
import { gadget, sell } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

const KEY = 'shop:/cart';

const [a, b] = [gadget('a'), gadget('b')];

test.beforeEach(async ({ page }) => sell(page, [a, b]));

const pressAdd = (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).click();

/** One of each kind; src/store/persisted-store.test.ts and lists.test.ts have the others. */
const broken = [
  ['no JSON', '{"version":1,'],
  ['full of nonsense', '{"version":2,"data":[{},null,5,{"itemId":"x","product":{}},{"itemId":7}]}'],
] as const;

test.describe('A stored state', () => {
  test('may be missing: the shop starts and sells', async ({ page, shop }) => {
    await page.goto('/dashboard');
    for (const [what, text] of broken) {
      await test.step(what, async () => {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
        await page.reload();
        await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
        await expect(shop.cartLink).toHaveText('0');
      });
    }
    await page.getByRole('link', { name: 'Explore the shop' }).click();
    await shop.openDetails('Gadget a');
    await pressAdd(page);
    await page.reload();
    await expect(shop.cartLink).toHaveText('1');
  });

  test('may be half broken: its good half is kept', async ({ page, shop }) => {
    await comeBackWith(page, { cart: [a, b], wishlist: [a] });
    await page.addInitScript((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      kept.data[1].product.price = 'free';
      kept.data.push('nonsense');
      localStorage.setItem(key, JSON.stringify(kept));
    }, KEY);
    await shop.open('/dashboard');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
    await expect(shop.wishlistLink).toHaveText('1');
  });
});

test.describe('Storage that', () => {
  for (const [what, script, words] of [
    [
      'is forbidden',
      () => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
      /won’t let us save anything/u,
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      /storage is full/u,
    ],
  ] as const) {
    test(`${what}: the shop sells, and says once that it cannot remember`, async ({ page, shop }) => {
      await page.addInitScript(script);
      await shop.open();
      await shop.openDetails('Gadget a');
      await pressAdd(page);
      await expect(shop.toast('last only until you leave')).toHaveText(words);
      await pressAdd(page);
      await expect(shop.cartLink).toHaveText('2');
      await expect(shop.toast('Item Added to Cart').last()).toBeVisible();
      await expect(shop.toast('last only until you leave')).toHaveCount(1);
      await shop.goTo('Dashboard');
      await page.getByRole('button', { name: 'Purchase' }).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(shop.cartLink).toHaveText('0');
    });
  }
});

test.describe('Kept across a reload:', () => {
  test('cart, wishlist, their order, and the selected product', async ({ page, shop }) => {
    await shop.open('/details', { chosen: b });
    const similar = page.getByRole('list', { name: 'Similar gadgets' });
    const goOnTo = async (title: string) => {
      await similar.getByRole('button', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    await pressAdd(page);
    await goOnTo('Gadget a');
    await pressAdd(page);
    await goOnTo('Gadget b');
    await pressAdd(page);
    await goOnTo('Gadget a');
    await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();
    await page.goto('/dashboard');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget b', 'Gadget a', 'Gadget b']);
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeVisible();
    await page.goto('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
  });
});

test.describe('Two tabs', () => {
  test('agree at once on cart and wishlist', async ({ page, shop }) => {
    await shop.open('/details', { chosen: a });
    const other = await shop.another();
    await other.open('/details');
    await pressAdd(page);
    await expect(other.cartLink).toHaveText('1');
    await other.page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.wishlistLink).toHaveText('1');
    await other.goTo('Dashboard');
    await other.buttonOf('Remove', 'Gadget a').click();
    await expect(shop.cartLink).toHaveText('0');
    await other.page.goBack();
    for (let total = 2; total <= 10; total += 2) {
      await pressAdd(page);
      await expect(other.cartLink).toHaveText(`${total - 1}`);
      await pressAdd(other.page);
      await expect(shop.cartLink).toHaveText(`${total}`);
    }
    await page.evaluate(() => localStorage.clear());
    await expect(other.cartLink).toHaveText('0');
    await expect(other.wishlistLink).toHaveText('0');
  });

  test('a purchase in one leaves what the other added meanwhile', async ({ page, shop }) => {
    await shop.open('/dashboard', { chosen: b, cart: [a] });
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByText('Total: $10', { exact: true })).toBeVisible();
    const other = await shop.another();
    await other.open('/details');
    await pressAdd(other.page);
    await expect(shop.cartLink).toHaveText('1');
    await expect(page.getByText('Total: $10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('1');
    await expect(other.cartLink).toHaveText('1');
  });
});
