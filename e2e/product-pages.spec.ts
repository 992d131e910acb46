import { holdBack } from './support/hold-back';
import { stayUntilKept } from './support/offline';
import { expect, failedResource, test, type Page } from './support/test';

/* examples/guitars has a page for each product. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Guitars' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const linkTo = (page: Page, title: string) => card(page, title).getByRole('button', { name: 'View Details' });
const metaOf = (page: Page, property: string) => page.locator(`meta[property="${property}"]`);

test.describe('Without any code', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s page shows it whole, and tells others what it is', async ({ page }) => {
    await page.goto('products/birkhain-d3');
    await expect(page).toHaveTitle('Saitenhof | Birkhain D3 Sunburst');
    await expect(heading(page)).toHaveText('Birkhain D3 Sunburst');
    await expect(page.getByText('1.299 €', { exact: true })).toBeVisible();
    const picture = page.getByRole('main').getByRole('img', { name: /^Birkhain D3/u });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const address = 'https://saitenhof.example/guitars/products/birkhain-d3';
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(metaOf(page, 'og:title')).toHaveAttribute('content', 'Saitenhof | Birkhain D3 Sunburst');
    const data: unknown = JSON.parse(
      (await page.locator('[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Birkhain D3 Sunburst',
      url: address,
      offers: { price: '1299.00', priceCurrency: 'EUR', url: address },
    });
    const sitemap = await (await page.request.get('sitemap.xml')).text();
    expect(sitemap.match(/<loc>[^<]+\/products\/[^<]+<\/loc>/gu)).toHaveLength(27);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
  });

  test('the page of a variant has its group, with what each costs', async ({ page }) => {
    await page.goto('products/kupferton-seewind-dune');
    await expect(page.getByRole('radio', { name: 'Dune' })).toBeChecked();
    const data: unknown = JSON.parse(
      (await page.locator('[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'seewind',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { color: 'Ocean Blue', offers: { price: '1149.00', availability: 'https://schema.org/InStock' } },
        { color: 'Dune', offers: { price: '999.00' } },
        { color: 'Night Black', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });
});

test('A product’s page is sold from before its catalog arrives', async ({ page, shop }) => {
  const answer = await holdBack(page, '**/Data.json');
  await page.goto('products/kupferton-seewind');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(shop.cartLink).toHaveText('1');
  await page.getByRole('radio', { name: 'Dune' }).check();
  await expect(heading(page)).toHaveText('Kupferton Seewind Dune');
  await expect(page).toHaveURL(/\/guitars\/products\/kupferton-seewind-dune$/u);
  await expect(page).toHaveTitle('Saitenhof | Kupferton Seewind Dune');
  expect(await page.getByRole('heading', { name: 'Similar guitars' }).count()).toBe(0);
  answer();
  await expect(page.getByRole('heading', { name: 'Similar guitars' })).toBeVisible();
  await expect(heading(page)).toHaveText('Kupferton Seewind Dune');
});

test('A card leads to the product’s page, a variant replaces it, and Back returns to the card', async ({
  page,
}) => {
  await page.goto('./');
  await expect(linkTo(page, 'Birkhain C2')).toHaveAttribute('href', '/guitars/products/birkhain-c2');
  await linkTo(page, 'Kupferton Seewind Dune').click();
  await expect(page).toHaveURL(/\/products\/kupferton-seewind-dune$/u);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Saitenhof | Kupferton Seewind Dune');
  await page.getByRole('radio', { name: 'Night Black (sold out)' }).check();
  await expect(page).toHaveURL(/\/products\/kupferton-seewind-night$/u);
  await expect(page.getByRole('radio', { name: 'Night Black (sold out)' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Sold Out', { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Kupferton Seewind Night Black');
  await page.goBack();
  await expect(page).toHaveTitle('Saitenhof | Home');
  await page.goForward();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/products\/kupferton-seewind-night#main$/u);
});

test('/details leads to the product’s page: the last one’s, or that of an old link', async ({ page }) => {
  await page.goto('products/birkhain-c2');
  await expect(heading(page)).toHaveText('Birkhain C2');
  await page.goto('details');
  await expect(page).toHaveURL(/\/products\/birkhain-c2$/u);
  await expect(heading(page)).toHaveText('Birkhain C2');
  await page.goto('details#product=birkhain-d1');
  await expect(page).toHaveURL(/\/products\/birkhain-d1$/u);
  await expect(heading(page)).toHaveText('Birkhain D1');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page).toHaveURL(/\/products\/birkhain-d1#pictures$/u);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Misspelled addresses of a product lead to its page, and unknown ones say so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(failedResource);
  for (const address of ['products/birkhain-c2.html', 'products/birkhain-c2/', 'products//birkhain-c2']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/guitars\/products\/birkhain-c2$/u);
  }
  const answer = await page.goto('products/lute');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('No longer sold');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveTitle('Saitenhof | Home');
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every product’s page opens after one visit to another', async ({ page, context, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.goto('products/birkhain-c2');
    await stayUntilKept(page);
    await context.setOffline(true);
    for (const [name, title] of [
      ['birkhain-d3', 'Birkhain D3 Sunburst'],
      ['birkhain-c2', 'Birkhain C2'],
      ['lute', 'No longer sold'],
    ] as const) {
      await page.goto(`products/${name}`);
      await expect(heading(page), name).toHaveText(title);
    }
  });
});
