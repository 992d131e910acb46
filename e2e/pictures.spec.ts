import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z" fill="#86c"/></svg>';

/** A gadget whose picture is there in several widths. */
const pictured = Object.assign(
  gadget('pictured', { product_image: 'images/products/violet-phone-640.webp' }),
  {
    image_widths: [320, 640, 960, 1280],
    image_alt: 'Front and back of a phone',
  },
);

test.describe('A picture in several widths', () => {
  test('is loaded as AVIF, no wider than its card needs', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [pictured]);
    await shop.open();
    const image = shop.card('Gadget pictured').locator('img');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty(
      'currentSrc',
      new URL('/images/products/violet-phone-320.avif', page.url()).href,
    );
  });

  test('of the details is warmed when a card is hovered, and says there what is seen', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [pictured]);
    await shop.open();
    const warmed = page.waitForRequest(/violet-phone-(?:640|960|1280)\.avif$/u);
    await shop.card('Gadget pictured').hover();
    const address = (await warmed).url();
    await shop.openDetails('Gadget pictured');
    const image = page.getByRole('img', { name: 'Front and back of a phone', exact: true });
    await expect(image).toHaveJSProperty('currentSrc', address);
  });

  test('that fails in every format is replaced by its category’s drawing', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(/Failed to load resource/u);
    const shop = new ShopPage(page);
    await sell(page, [{ ...pictured, product_image: 'images/products/gone-640.webp' }]);
    await shop.open();
    const image = shop.card('Gadget pictured').locator('img');
    await expect(image).toHaveAttribute('src', /accessories\.svg$/u);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('of the first view is loaded at once, and the others when they come near', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await expect(shop.cards.first().locator('img')).toHaveAttribute('loading', 'eager');
    await expect(shop.cards.last().locator('img')).toHaveAttribute('loading', 'lazy');
  });
});

test.describe('A picture on another server', () => {
  test('is asked for there, without saying for whom, and shown', async ({ page }) => {
    const shop = new ShopPage(page);
    const asked: string[] = [];
    await page.route('https://pictures.example/**', async (route) => {
      expect((await route.request().allHeaders())['referer']).toBeUndefined();
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    });
    await sell(page, [
      gadget('one', { product_image: 'https://pictures.example/one.svg' }),
      { ...pictured, product_image: 'https://pictures.example/many-640.webp' },
      gadget('own', { product_image: `data:image/svg+xml,${encodeURIComponent(drawing)}` }),
    ]);
    await shop.open();
    for (const title of ['Gadget one', 'Gadget pictured', 'Gadget own']) {
      const image = shop.card(title).locator('img');
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      await expect(image).toHaveAttribute('src', /^(?:https|data):/u);
    }
    expect(asked.sort()).toEqual(['/many-320.avif', '/one.svg']);
  });

  test('that does not arrive is replaced by its category’s drawing', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(/Failed to load resource/u);
    const shop = new ShopPage(page);
    await page.route('https://pictures.example/**', (route) => route.abort());
    await sell(page, [gadget('one', { product_image: 'https://pictures.example/one.svg' })]);
    await shop.open();
    await expect(shop.card('Gadget one').locator('img')).toHaveAttribute('src', /accessories\.svg$/u);
  });
});
