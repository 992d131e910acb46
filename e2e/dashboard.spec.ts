import { gadget } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import type { EarlierVisit } from './support/stored';
import { expect, test, type Page } from './support/test';

const cheap = gadget('cheap', { price: 0.1 });
const middle = gadget('middle', { price: 0.2 });
const dear = gadget('dear', { price: 1299 });

/** Opens the dashboard with these lists. */
async function openDashboard(shop: ShopPage, visit: EarlierVisit): Promise<void> {
  await shop.open('/dashboard', { sells: [cheap, middle, dear], ...visit });
}

const totalOf = (page: Page) => page.getByText(/^Total Price: /u);
const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase' }).click();
const titlesOf = (shop: ShopPage) => shop.rows.getByRole('heading');

test.describe('Dashboard', () => {
  test('has a purple header with two toggles, and an empty cart', async ({ page }) => {
    await page.goto('/dashboard');
    const header = page.getByRole('region', { name: 'Dashboard' });
    await expect(header.getByText(/Everything you have picked out/u)).toBeVisible();
    await expect(header).toHaveCSS('background-image', /gradient/u);
    await expect(header.getByRole('button')).toHaveText(['Cart', 'Wishlist']);
    await expect(header.getByRole('button', { pressed: true })).toHaveText(['Cart']);
    await expect(page.getByRole('heading', { name: 'Cart Items', exact: true })).toBeVisible();
    await expect(totalOf(page)).toHaveText('Total Price: $0');
    await expect(page.getByRole('button', { name: 'Purchase' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sort by Price' })).toBeEnabled();
    const toTheShop = page.getByRole('link', { name: 'Explore the shop' });
    await expect(toTheShop).toHaveAttribute('href', '/');
    await header.getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByText(/Your wishlist is empty/u)).toBeVisible();
    await toTheShop.click();
    await expect(page).toHaveURL('/');
  });

  test('shows its rows and the exact sum, and sorts by price', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [middle, dear, cheap] });
    await expect(titlesOf(shop)).toHaveText(['Gadget middle', 'Gadget dear', 'Gadget cheap']);
    await expect(totalOf(page)).toHaveText('Total Price: $1299.30');
    await page.getByRole('button', { name: 'Sort by Price' }).click();
    const sorted = ['Gadget dear', 'Gadget middle', 'Gadget cheap'];
    await expect(titlesOf(shop)).toHaveText(sorted);
    await page.reload();
    await expect(titlesOf(shop)).toHaveText(sorted);
    const first = shop.rows.first();
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await expect(first).toContainText('What gadget dear is for.');
    await expect(first).toContainText('Price: $1299');
    await first.getByRole('button', { name: 'Gadget dear', exact: true }).click();
    await expect(page).toHaveURL('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget dear' })).toBeVisible();
  });

  test('shows the wishlist’s rows, and Undo brings one back', async ({ page, shop }) => {
    await openDashboard(shop, { wishlist: [dear, cheap] });
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items', exact: true })).toBeVisible();
    await expect(titlesOf(shop)).toHaveText(['Gadget dear', 'Gadget cheap']);
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeHidden();
    await expect(totalOf(page)).toBeHidden();
    const buttons = page.getByRole('region', { name: 'Wishlist Items' }).getByRole('button');
    const inRows = await shop.rows.getByRole('button').count();
    await expect(buttons).toHaveCount(inRows + 1);
    await expect(buttons.first()).toHaveAccessibleName('More');
    await shop.buttonOf('Remove', 'Gadget dear').click();
    await expect(shop.wishlistLink).toHaveText('1');
    await shop.undo('Item Removed from Wishlist');
    await expect(shop.wishlistLink).toHaveText('2');
    await expect(titlesOf(shop)).toHaveText(['Gadget dear', 'Gadget cheap']);
  });

  test('removing takes out that one row, and Undo brings it back to its place', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [cheap, dear, cheap] });
    const removeFrom = (place: number) => shop.rows.nth(place).getByRole('button', { name: 'Remove' });
    await removeFrom(0).click();
    await expect(titlesOf(shop)).toHaveText(['Gadget dear', 'Gadget cheap']);
    await expect(shop.cartLink).toHaveText('2');
    await expect(totalOf(page)).toHaveText('Total Price: $1299.10');
    await shop.undo('Item Removed from Cart');
    await expect(titlesOf(shop)).toHaveText(['Gadget cheap', 'Gadget dear', 'Gadget cheap']);
    await expect(shop.cartLink).toHaveText('3');
    await test.step('focus goes on to the next row, and to the heading when none is left', async () => {
      await removeFrom(1).press('Enter');
      await expect(shop.rows).toHaveCount(2);
      await expect(removeFrom(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(removeFrom(0)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeFocused();
    });
  });
});

test.describe('Purchase', () => {
  test('shows "Payment Successful" and sells nothing twice', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [cheap, middle] });
    const other = await shop.another();
    await other.open('/dashboard');
    await expect(other.cartLink).toHaveText('2');
    await page.bringToFront();
    await purchase(page);
    const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
    await expect(dialog.getByText('Thanks for purchasing', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Total: $0.30', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Payment Successful' })).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/^Thanks for purchasing.*Total: \$0\.30$/u);
    await page.keyboard.press('Shift+Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
    await expect(shop.cartLink).toHaveText('2');
    await expect(other.cartLink).toHaveText('0');
    await expect(other.page.getByRole('button', { name: 'Purchase' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
    await expect(shop.cartLink).toHaveText('0');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Your receipts' }).click();
    const orders = page.getByRole('dialog', { name: 'Order Tracking' });
    await expect(orders.getByText('Total: $0.30')).toBeVisible();
    await page.goBack();
    await expect(orders).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is closed by Back too, with the cart empty', async ({ page, shop }) => {
    await openDashboard(shop, { cart: [cheap] });
    await shop.goTo('About Us');
    await shop.goTo('Dashboard');
    await purchase(page);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await expect(shop.cartLink).toHaveText('0');
    await shop.goTo('Dashboard');
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const way of ['Close', 'Escape'] as const) {
    test(`${way} hides the dialog, empties the cart and goes Home`, async ({ page, shop }) => {
      await openDashboard(shop, { cart: [cheap, middle], wishlist: [dear] });
      await purchase(page);
      const focused: string[] = [];
      page.on('console', (message) => {
        const [, heading] = /^Focused: (.*)$/u.exec(message.text()) ?? [];
        if (heading !== undefined) focused.push(heading);
      });
      await page.evaluate(() =>
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement) console.log(`Focused: ${target.textContent}`);
        }),
      );
      if (way === 'Close') await page.getByRole('button', { name: 'Close', exact: true }).click();
      else await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      expect(focused).toEqual([await heading.textContent()]);
      await expect(shop.cartLink).toHaveText('0');
      await expect(shop.wishlistLink).toHaveText('1');
      // Any screen that needs no catalog: only a new visit matters.
      await page.goto('/about-us');
      await expect(shop.wishlistLink).toHaveText('1');
      await expect(shop.cartLink).toHaveText('0');
    });
  }
});

test('Only a cart or wishlist with items asks for Data.json', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Data.json')) asked.push(new URL(page.url()).pathname);
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await shop.wishlistLink.click();
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  await shop.goTo('Home');
  await expect.poll(() => asked).toEqual(['/']);
  await shop.openDetails('Violet Phone');
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await page.goto('/dashboard');
  await expect.poll(() => asked).toEqual(['/', '/dashboard']);
});
