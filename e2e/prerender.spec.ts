import { fixture, gadget } from './support/catalog';
import { expect, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows its banner, categories and first 12 gadgets', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    // The page's load waits for every font that its styles ask for.
    await page.goto('/');
    expect(asked).toContain('image');
    expect(asked).not.toContain('font');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upgrade Your Tech');
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveCount(7);
    await expect(shop.titles).toHaveText(fixture.slice(0, 12).map((item) => item.product_title));
    await expect(shop.cards.getByText(/^Price: \$/u)).toHaveCount(12);
    await shop.goTo('About Us');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  });

  test('the other screens are there, with header and footer', async ({ page }) => {
    for (const [path, words] of [
      ['/statistics', 'View the statistics of the product'],
      ['/dashboard', 'Cart Items'],
      ['/about-us', 'Our Mission'],
      ['/details', 'Loading...'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      // Nobody knows it yet.
      await expect(page.getByText('Total Price')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});

// layout.spec.ts opens each page at its own address, where it hydrates without a mismatch.
test.describe('Prerendered pages', () => {
  test('hydrate at other addresses of their screen', async ({ page, shop, baseURL }) => {
    // Many servers also serve a page at its file's name, and treat two slashes as one.
    await page.route('**/*', async (route) => {
      const asked = route.request().url();
      const url = new URL(asked);
      url.pathname = url.pathname.replace(/^\/+/u, '/').replace(/(?:index)?\.html$|(?<=.)\/$/u, '');
      if (url.href === asked) await route.continue();
      else await route.fulfill({ response: await route.fetch({ url: url.href }) });
    });
    for (const [asked, shown] of [
      ['/index.html?category=Laptops', '/?category=Laptops'],
      ['//', '/'],
      ['/about-us.html#contact', '/about-us#contact'],
      ['//about-us', '/about-us'],
      ['/statistics/', '/statistics'],
    ] as const) {
      await test.step(asked, async () => {
        await page.goto(String(baseURL) + asked);
        await shop.chooseAppearance('light');
        await expect(page).toHaveURL(shown);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test('give way to the screen of the address', async ({ page }) => {
    await page.route('**/about-us', async (route) =>
      route.fulfill({ response: await route.fetch({ url: '/nowhere' }), status: 200 }),
    );
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    await expect(page).toHaveTitle('Ultraviolet | About Us');
  });

  test('hydrate without a mismatch, whoever comes', async ({ page, shop }) => {
    const late = gadget('late', { category: 'iPhones' });
    await shop.open('/?category=iPhones', { sells: [late, gadget('other')], cart: [late] });
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Iphone']);
    await expect(shop.cartLink).toHaveText('1');
    await expect(shop.titles).toHaveText(['Gadget late']);
    await expect(page.getByText('1 gadget in iPhones', { exact: true })).toBeVisible();
    await expect(shop.card('Gadget late')).toContainText('In cart');
  });

  test('carry no script but their own and no inline style', async ({ request }) => {
    for (const path of ['/', '/statistics', '/dashboard', '/about-us', '/details']) {
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/ style="/u);
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>/gu)].map(
        (match) => match.groups?.['attributes'],
      );
      expect(scripts.filter((attributes) => attributes === '')).toHaveLength(1);
      expect(scripts.filter((attributes) => attributes?.includes('type="module"'))).toHaveLength(1);
      // Home also embeds its data and its JSON-LD.
      expect(
        scripts.filter((attributes) => /type="application\/(?:ld\+)?json"/u.test(attributes ?? '')),
      ).toHaveLength(path === '/' ? 2 : 0);
      expect(scripts.length).toBe(path === '/' ? 4 : 2);
    }
  });
});

test('A visit fetches Data.json once and nothing else', async ({ page, shop, baseURL }) => {
  const fetched: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'ping', 'eventsource'].includes(request.resourceType())) {
      fetched.push(`${request.method()} ${request.url().replace(String(baseURL), '')}`);
    }
    if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
  });
  const hasCode = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/details-[^/]+\.js$/u.test(name)),
    );
  await shop.open();
  await typefaceIsThere(page);
  expect(await hasCode()).toBe(false);
  await page.mouse.wheel(0, 50);
  await expect.poll(hasCode).toBe(true);
  await shop.openDetails('Violet Phone');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await shop.goTo('Statistics');
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await shop.goTo('Dashboard');
  await page.getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await shop.goTo('About Us');
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  expect(fetched).toEqual(['GET /Data.json']);
  expect(elsewhere).toEqual([]);
});
