import { fixture, gadget, many } from './support/catalog';
import { expect, failedResource, test } from './support/test';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z" fill="#86c"/></svg>';

/** A gadget with a picture in several widths. */
const pictured = Object.assign(
  gadget('pictured', { product_image: 'images/products/violet-phone-640.webp' }),
  {
    image_widths: [320, 640, 960, 1280],
    image_alt: 'Front and back of a phone',
  },
);

test('A picture in several widths is loaded no wider than needed', async ({ page, shop }) => {
  // Otherwise the others follow in idle time.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await shop.open('/', { sells: [pictured, ...fixture] });
  const ofCard = shop.card('Gadget pictured').locator('img');
  await expect(ofCard).toHaveJSProperty('complete', true);
  await expect(ofCard).toHaveJSProperty(
    'currentSrc',
    new URL('/images/products/violet-phone-320.avif', page.url()).href,
  );
  await expect(ofCard).toHaveAttribute('loading', 'eager');
  await expect(shop.cards.last().locator('img')).toHaveAttribute('loading', 'lazy');
  const warmed = page.waitForRequest(/violet-phone-(?:640|960|1280)\.avif$/u);
  await shop.card('Gadget pictured').hover();
  const address = (await warmed).url();
  await shop.openDetails('Gadget pictured');
  const ofDetails = page.getByRole('img', { name: 'Front and back of a phone', exact: true });
  await expect(ofDetails).toHaveJSProperty('currentSrc', address);
});

test('A picture on another server is asked for without a referrer', async ({ page, shop }) => {
  const asked: string[] = [];
  await page.route('https://pictures.example/**', async (route) => {
    expect((await route.request().allHeaders())['referer']).toBeUndefined();
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
  });
  await shop.open('/', {
    sells: [
      gadget('one', { product_image: 'https://pictures.example/one.svg' }),
      { ...pictured, product_image: 'https://pictures.example/many-640.webp' },
      gadget('own', { product_image: `data:image/svg+xml,${encodeURIComponent(drawing)}` }),
    ],
  });
  for (const title of ['Gadget one', 'Gadget pictured', 'Gadget own']) {
    const image = shop.card(title).locator('img');
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toHaveAttribute('src', /^(?:https|data):/u);
  }
  expect(asked.sort()).toEqual(['/many-320.avif', '/one.svg']);
});

test('A picture that is missing offline comes once online', async ({ page, shop, context, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const far = gadget('far', { product_image: 'images/products/violet-phone-640.webp' });
  await shop.open('/', { sells: [...many(80), far] });
  const image = shop.card('Gadget far').locator('img');
  await expect(image).toHaveAttribute('src', far.product_image);
  await context.setOffline(true);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /accessories\.svg$/u);
  await context.setOffline(false);
  await expect(image).toHaveAttribute('src', far.product_image);
  await expect(image).toHaveJSProperty('naturalWidth', 640);
});

test('A picture that fails in every format becomes a drawing', async ({ page, shop, consoleGuard }) => {
  consoleGuard.expectComplaint(/Failed to load resource/u);
  await page.route('https://pictures.example/**', (route) => route.abort());
  await shop.open('/', {
    sells: [
      { ...pictured, product_image: 'images/products/gone-640.webp' },
      gadget('one', { product_image: 'https://pictures.example/one.svg' }),
      gadget('watch', { category: 'Smartwatches', product_image: 'images/gone.png' }),
    ],
  });
  for (const [title, file] of [
    ['Gadget pictured', /accessories\.svg$/u],
    ['Gadget one', /accessories\.svg$/u],
    ['Gadget watch', /smartwatches\.svg$/u],
  ] as const) {
    const image = shop.card(title).locator('img');
    await expect(image).toHaveAttribute('src', file);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  await shop.openDetails('Gadget watch');
  const picture = page.getByRole('main').getByRole('img', { name: /Gadget watch/u });
  await expect(picture).toHaveAttribute('src', /smartwatches\.svg$/u);
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
});
