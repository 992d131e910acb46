import { gadget, many } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

/* Archives, translators and readers see all of a page, though nobody scrolls. */

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z" fill="#86c"/></svg>';
const addressOf = (index: number) => `https://pictures.example/${index}.svg`;

const pictured = Array.from({ length: 62 }, (_, index) =>
  gadget(index + 1, { product_image: addressOf(index + 1) }),
);

async function openPictured(shop: ShopPage): Promise<Set<string>> {
  const asked = new Set<string>();
  await shop.page.route('https://pictures.example/**', async (route) => {
    const url = route.request().url();
    asked.add(url);
    if (url === addressOf(30)) await route.abort();
    else if (url !== addressOf(31)) await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
  });
  await shop.open('/', { sells: pictured });
  await expect(shop.cards).toHaveCount(62);
  return asked;
}

test('Every card is in the page, with its picture', async ({ page, shop, consoleGuard }) => {
  consoleGuard.expectComplaint(/Failed to load resource/u);
  const asked = await openPictured(shop);
  const missing = () =>
    page.evaluate(
      (titles) => titles.filter((title) => !document.body.innerText.includes(`${title}\n`)),
      pictured.map(({ product_title: title }) => title),
    );
  await expect.poll(missing).toEqual([]);
  await expect.poll(() => asked.size).toBe(62);
  const unseen = async () =>
    (await shop.cards.locator('img').all()).length -
    (await shop.cards
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      ));
  await expect.poll(unseen).toBe(1);
  await expect(shop.card('Gadget 30').locator('img')).toHaveAttribute('src', /accessories\.svg$/u);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const circumstances = [
  { name: 'on a phone', width: 412, connection: undefined },
  { name: 'with Save-Data', width: 1280, connection: { saveData: true, effectiveType: '4g' } },
  { name: 'on a slow connection', width: 1280, connection: { saveData: false, effectiveType: '3g' } },
];

for (const { name, width, connection } of circumstances)
  test(`Only pictures near the view are loaded ${name}`, async ({ page, shop }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const asked = await openPictured(shop);
    await page.clock.runFor(10_000);
    await shop.card('Gadget 62').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.has(addressOf(62))).toBe(true);
    expect(asked.has(addressOf(33))).toBe(false);
  });

test('The table of the chart and the footer are in the text of the page as well', async ({ page, shop }) => {
  await shop.open('/statistics', { sells: many(120) });
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const text = await page.evaluate(() => document.body.innerText);
  for (const { product_title: title } of many(120)) expect(text).toContain(`${title}\t`);
  for (const link of ['Returns', 'Cookie Policy']) expect(text).toContain(link);
});
