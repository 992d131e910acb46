import type { Route } from '@playwright/test';
import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const watch = gadget('watch', {
  product_title: 'Test Watch',
  product_image: 'images/categories/smartwatches.svg',
  price: 249.5,
  category: 'Smartwatches',
  description: 'Tells the time, and little else.',
  specification: ['Case: 45 mm aluminium', 'Display: 1.9-inch OLED', 'Weight: 39 g'],
  rating: 3.7,
});

/** Waits for a heading that says why no product is loaded, below a line of its own that says that none is. */
async function expectLoadingAbove(page: Page, why: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: why });
  await expect(heading).toBeVisible();
  const loading = page.getByText('Loading...', { exact: true });
  await expect(loading).toBeVisible();
  await expect(loading).toHaveText('Loading...');
  const [line, below] = await Promise.all([loading.boundingBox(), heading.boundingBox()]);
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

test.describe('Product details', () => {
  test('reads "Loading..." until the product is loaded', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [watch]);
    await shop.open();
    await shop.openDetails('Test Watch');
    await page.context().unroute('**/Data.json');
    const held = new Promise<Route>((resolve) => {
      void page.route('**/Data.json', resolve);
    });
    await page.reload();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await (await held).fulfill({ json: [watch] });
    await expect(page.getByRole('heading', { level: 1, name: 'Test Watch' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });

  test('shows all there is to say of the product', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('other'), watch]);
    await shop.open();
    await shop.openDetails('Test Watch');
    const main = page.getByRole('main');
    const picture = main.getByRole('img', { name: /Test Watch/u });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
    await expect(main.getByText('$249.50', { exact: true })).toBeVisible();
    await expect(main.getByText('In Stock', { exact: true })).toBeVisible();
    await expect(main.getByText('Tells the time, and little else.', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    const list = main.locator('ol');
    await expect(list.getByRole('listitem')).toHaveText(watch.specification);
    const numbers = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
    expect(numbers).toEqual(Array.from({ length: 3 }, () => 'counter(line)'));
    await expect(main.getByText('3.7', { exact: true })).toBeVisible();
    await expect(main.getByRole('slider')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add To Cart', exact: true })).toBeEnabled();
    await expect(main.getByRole('button', { name: 'Add to wishlist', exact: true })).toBeEnabled();
  });

  test('the price is an element of its own, and the only one that reads so, though similar gadgets cost the same', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a', { price: 1099 }), gadget('b', { price: 1099 })]);
    await shop.open();
    await shop.openDetails('Gadget a');
    await expect(page.getByRole('list', { name: 'Similar gadgets' })).toContainText('$1099');
    await expect(page.getByText('$1099', { exact: true })).toHaveCount(1);
    await expect(page.getByText('$1099', { exact: true })).toHaveText('$1099');
  });

  test('with nothing ever chosen it keeps "Loading...", says why below it, and leads to the shop', async ({
    page,
  }) => {
    await page.goto('/details');
    await expectLoadingAbove(page, 'No gadget chosen yet');
    // What is added to a status that is there is said, and what was said before is not.
    const status = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(status).toContainText('No gadget chosen yet');
    await expect(status).toHaveAttribute('aria-atomic', 'false');
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1280, height: 1200 },
  ]) {
    test(`with nothing chosen the footer does not jump into the view at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const held = new Promise<Route>((resolve) => {
        void page.route('**/Data.json', resolve);
      });
      await page.goto('/details');
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer).not.toBeInViewport();
      await (await held).fulfill({ json: [watch] });
      await expect(page.getByRole('heading', { level: 1, name: 'No gadget chosen yet' })).toBeVisible();
      await expect(footer).not.toBeInViewport();
    });
  }

  test('a gadget is opened whatever characters its id has', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('ü/ñ,#?&=%2C "日本"', { product_title: 'Odd one' })]);
    await shop.open();
    await shop.openDetails('Odd one');
    await page.goBack();
    await expect(shop.card('Odd one')).toBeVisible();
  });

  test('a gadget that has left the catalogue is said to be gone', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget a');
    await page.context().unroute('**/Data.json');
    await sell(page, [gadget('b')]);
    await page.reload();
    await expectLoadingAbove(page, 'No longer sold');
    await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });

  test('Add To Cart appends the product each time, counts it and says so', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [watch]);
    await shop.open();
    await shop.openDetails('Test Watch');
    const button = page.getByRole('button', { name: 'Add To Cart' });
    await button.click();
    await expect(shop.toast('Item Added to Cart')).toBeVisible();
    await expect(shop.cartLink).toHaveText('1');
    await button.click();
    await expect(shop.cartLink).toHaveText('2');
    await shop.goTo('Dashboard');
    await expect(shop.rows).toHaveCount(2);
    await expect(shop.rows.getByRole('heading')).toHaveText(['Test Watch', 'Test Watch']);
  });

  test('the wishlist button adds the product once and is then disabled, grey and not-allowed', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await sell(page, [watch]);
    await shop.open();
    await shop.openDetails('Test Watch');
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
    await expect(shop.wishlistLink).toHaveText('1');
    const button = page.getByRole('button', { name: 'In wishlist', exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveCSS('cursor', 'not-allowed');
    await page.reload();
    await expect(page.getByRole('button', { name: 'In wishlist', exact: true })).toBeDisabled();
    await shop.goTo('Dashboard');
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
    await shop.buttonOf('Remove', 'Test Watch').click();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeEnabled();
  });

  test('after the wishlist button is disabled the keyboard goes on beside it', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [watch]);
    await shop.open();
    await shop.openDetails('Test Watch');
    await page.getByRole('button', { name: 'Add to wishlist' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeFocused();
  });

  test('a picture that fails to load is replaced by its category’s drawing', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(/Failed to load resource/u);
    const shop = new ShopPage(page);
    await sell(page, [{ ...watch, product_image: 'images/gone.png' }]);
    await shop.open();
    await expect(shop.card('Test Watch').locator('img')).toHaveAttribute('src', /smartwatches\.svg$/u);
    await shop.openDetails('Test Watch');
    const picture = page.getByRole('main').getByRole('img', { name: /Test Watch/u });
    await expect(picture).toHaveAttribute('src', /smartwatches\.svg$/u);
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
  });
});
