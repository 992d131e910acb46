import { gadget, type Gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const stock = { a: gadget('a'), b: gadget('b', { price: 20 }), c: gadget('c', { price: 30 }) } as const;

type Ids = ReadonlyArray<keyof typeof stock>;

/** Opens the dashboard with these lists, in a shop that sells `sells`, by default all of them. */
async function openDashboard(
  shop: ShopPage,
  { cart = [], wishlist = [] }: { readonly cart?: Ids; readonly wishlist?: Ids },
  sold: readonly Gadget[] = Object.values(stock),
): Promise<void> {
  await shop.open('/dashboard', {
    sells: sold,
    cart: cart.map((id) => stock[id]),
    wishlist: wishlist.map((id) => stock[id]),
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titlesOf = (shop: ShopPage) => shop.rows.getByRole('heading');

test.describe('Clearing', () => {
  test('a list empties it, and Undo restores each row once', async ({ page, shop }) => {
    await openDashboard(shop, { cart: ['b', 'a', 'b'], wishlist: ['c', 'a'] });
    await shop.doWithAll('Clear cart');
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
    await expect(shop.cartLink).toHaveText('0');
    await expect(shop.wishlistLink).toHaveText('2');
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeFocused();
    await shop.toast('Cart Cleared').getByRole('button', { name: 'Undo' }).dblclick();
    await expect(titlesOf(shop)).toHaveText(['Gadget b', 'Gadget a', 'Gadget b']);
    await expect(shop.cartLink).toHaveText('3');
    await expect(page.getByText('Total Price: $50', { exact: true })).toBeVisible();
    await shop.wishlistLink.click();
    await shop.doWithAll('Clear wishlist');
    await expect(page.getByText(/Your wishlist is empty/u)).toBeVisible();
    await shop.undo('Wishlist Cleared');
    await expect(titlesOf(shop)).toHaveText(['Gadget c', 'Gadget a']);
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeFocused();
    await page.goto('/dashboard');
    await expect(titlesOf(shop)).toHaveText(['Gadget b', 'Gadget a', 'Gadget b']);
  });
});

test.describe('Save for later', () => {
  test('moves one row to the wishlist, and Undo moves it back', async ({ page, shop }) => {
    await openDashboard(shop, { cart: ['a', 'b', 'a'] });
    const saveForLater = shop.rows.getByRole('button', { name: 'Save for later' });
    await saveForLater.first().click();
    await expect(titlesOf(shop)).toHaveText(['Gadget b', 'Gadget a']);
    await expect(shop.wishlistLink).toHaveText('1');
    await expect(page.getByText('Total Price: $30', { exact: true })).toBeVisible();
    await shop.undo('Saved for later on your wishlist');
    await expect(titlesOf(shop)).toHaveText(['Gadget a', 'Gadget b', 'Gadget a']);
    await expect(shop.wishlistLink).toHaveText('0');
    await saveForLater.first().press('Enter');
    await expect(shop.rows).toHaveCount(2);
    await expect(shop.buttonOf('Save for later', 'Gadget b')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shop.buttonOf('Save for later', 'Gadget a')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeFocused();
    await expect(shop.wishlistLink).toHaveText('2');
  });
});

/** Its name lacks the word cart, so that the toggle is the only button with it. */
const readyToBuy = (shop: ShopPage, title: string) =>
  shop.buttonOf('Buy this', `${title} Moves it to your cart`);

test.describe('Buy this', () => {
  test('moves one gadget or all to the cart, and Undo moves them back', async ({ page, shop }) => {
    await openDashboard(shop, { cart: ['c'], wishlist: ['b', 'a'] });
    await shop.wishlistLink.click();
    await expect(page.getByRole('button', { name: 'Cart', exact: false })).toHaveCount(1);
    await readyToBuy(shop, 'Gadget b').click();
    await expect(titlesOf(shop)).toHaveText(['Gadget a']);
    await expect(shop.cartLink).toHaveText('2');
    await expect(readyToBuy(shop, 'Gadget a')).toBeFocused();
    await shop.undo('Item Moved to Cart');
    await expect(titlesOf(shop)).toHaveText(['Gadget b', 'Gadget a']);
    await expect(shop.cartLink).toHaveText('1');
    await shop.doWithAll('Move all to cart');
    await expect(page.getByText(/Your wishlist is empty/u)).toBeVisible();
    await expect(shop.toast('2 Items Moved to Cart')).toBeVisible();
    await shop.cartLink.click();
    await expect(titlesOf(shop)).toHaveText(['Gadget c', 'Gadget b', 'Gadget a']);
    await shop.undo('2 Items Moved to Cart');
    await expect(titlesOf(shop)).toHaveText(['Gadget c']);
    await expect(shop.wishlistLink).toHaveText('2');
  });

  test('leaves what is no longer sold on the wishlist and says so', async ({ shop }) => {
    await openDashboard(shop, { wishlist: ['a', 'b'] }, [gadget('b', { price: 25 })]);
    await shop.wishlistLink.click();
    await expect(shop.rows.getByText('No longer sold')).toBeVisible();
    await expect(readyToBuy(shop, 'Gadget a')).toHaveCount(0);
    await shop.doWithAll('Move all to cart');
    await expect(
      shop.toast('Item Moved to Cart. 1 is no longer sold and stays on your wishlist'),
    ).toBeVisible();
    await expect(titlesOf(shop)).toHaveText(['Gadget a']);
    await shop.doWithAll('Move all to cart');
    await expect(shop.toast('Nothing on your wishlist is available anymore')).toBeVisible();
    await shop.cartLink.click();
    await expect(shop.rows.getByText('Price: $25', { exact: true })).toBeVisible();
    await expect(shop.rows.getByText(/when you added it/u)).toHaveCount(0);
  });
});

test('A cart of 10,000 is cleared at once, and Undo brings all of it back', async ({ page, shop }) => {
  const cart = Array.from({ length: 10_000 }, (_, index) =>
    index % 2 === 0 ? ('a' as const) : ('b' as const),
  );
  await openDashboard(shop, { cart });
  await expect(shop.cartLink).toHaveText('10000');
  await shop.doWithAll('Clear cart');
  await expect(shop.cartLink).toHaveText('0');
  await shop.undo('Cart Cleared');
  await expect(shop.cartLink).toHaveText('10000');
  await expect(page.getByText('Total Price: $150000', { exact: true })).toBeVisible();
});

test('At 360 pixels every button of a row is easy to hit', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(shop, { cart: ['a'] });
  await button(page, 'More').click();
  for (const name of ['Save for later', 'Remove', 'More', 'Share', 'Clear cart']) {
    const box = await button(page, name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
