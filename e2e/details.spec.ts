import type { Route } from '@playwright/test';
import { fixture, gadget } from './support/catalog';
import { expect, test, type Page } from './support/test';

const watch = gadget('watch', {
  product_title: 'Test Watch',
  product_image: 'images/categories/smartwatches.svg',
  price: 249.5,
  category: 'Smartwatches',
  description: 'Tells the time, and little else.',
  specification: ['Case: 45 mm aluminum', 'Display: 1.9-inch OLED', 'Weight: 39 g'],
  rating: 3.7,
});

/** Waits for a heading with the reason, below the line "Loading...". */
async function expectLoadingAbove(page: Page, why: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: why });
  await expect(heading).toBeVisible();
  const loading = page.getByText('Loading...', { exact: true });
  await expect(loading).toBeVisible();
  await expect(loading).toHaveText('Loading...');
  const [line, below] = await Promise.all([loading.boundingBox(), heading.boundingBox()]);
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  // The next action comes first.
  expect(line?.height ?? Infinity).toBeLessThan((below?.height ?? 0) * 0.8);
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeInViewport({ ratio: 1 });
}

test.describe('Product details', () => {
  test('shows the whole product, with its price in an element alone', async ({ page, shop }) => {
    const { price, category } = watch;
    await shop.open('/details', { sells: [gadget('other', { price, category }), watch], chosen: watch });
    const main = page.getByRole('main');
    const picture = main.getByRole('img', { name: /Test Watch/u });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
    await expect(page.getByRole('list', { name: 'Similar gadgets' })).toContainText('$249.50');
    await expect(page.getByText('$249.50', { exact: true })).toHaveCount(1);
    await expect(page.getByText('$249.50', { exact: true })).toHaveText('$249.50');
    await expect(page.getByText('$249.50', { exact: true })).toBeVisible();
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

  test('keeps the lines of a description', async ({ page, shop }) => {
    const description = 'Bright:\n• 800 lumen\n• Quiet';
    const lamp = gadget('lamp', { description });
    await shop.open('/details', { sells: [lamp], chosen: lamp });
    const lines = page.getByRole('main').getByText('Bright:');
    await expect(lines).toHaveText(/^Bright:\n• 800 lumen\n• Quiet$/u, { useInnerText: true });
  });

  test('keeps "Loading..." where nothing was ever chosen, and says why', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const viewport of [
      { width: 360, height: 800 },
      { width: 1280, height: 1200 },
    ]) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        const held = new Promise<Route>((resolve) => {
          void page.route('**/Data.json', resolve, { times: 1 });
        });
        await page.goto('/details');
        await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
        await expect(footer).not.toBeInViewport();
        await (await held).fulfill({ json: [watch] });
        await expectLoadingAbove(page, 'No gadget chosen yet');
        await expect(footer).not.toBeInViewport();
      });
    }
    // Screen readers read only the addition to a status.
    const status = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(status).toContainText('No gadget chosen yet');
    await expect(status).toHaveAttribute('aria-atomic', 'false');
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a gadget that has left the catalog is said to be gone', async ({ page, shop }) => {
    await shop.open('/details', { sells: [gadget('b')], chosen: gadget('a') });
    await expectLoadingAbove(page, 'No longer sold');
    await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });
});

test('A phone held sideways shows picture and Add To Cart together', async ({ page, shop }) => {
  const product_title = 'A gadget with a title as long as those of laptops, 7th Edition (13.8-inch)';
  const long = { ...fixture[0], product_title, price: 1299.99 };
  await shop.open('/details', { sells: [long], chosen: long });
  const picture = page.getByRole('img', { name: 'Violet Phone, front and back' });
  const cart = page.getByRole('button', { name: 'Add To Cart' });
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [932, 430],
  ] as const) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect.soft(picture, where).toBeInViewport({ ratio: 1 });
    await expect.soft(cart, where).toBeInViewport({ ratio: 1 });
    const [left, right] = [await picture.boundingBox(), await cart.boundingBox()];
    expect.soft(right?.x, where).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? Infinity));
  }
});
