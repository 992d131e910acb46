import { gadget, ownCatalogue, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';
import { typefaceIsThere } from './support/typeface';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows the banner, the categories and the first 12 gadgets', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto('/');
    const first = (await ownCatalogue(page)).slice(0, 12);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upgrade Your Tech');
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveCount(7);
    await expect(shop.cards.getByRole('heading')).toHaveText(first.map((item) => item.product_title));
    await expect(shop.cards.getByText(/^Price: \$/u)).toHaveCount(12);
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

  test('nothing is painted later for the sake of a typeface', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    // The page's load waits for every font that its styles ask for.
    await page.goto('/');
    expect(asked).toContain('image');
    expect(asked).not.toContain('font');
  });

  test('the header’s links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  });
});

test.describe('Prerendered pages', () => {
  test('hydrate without a mismatch', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    for (const path of ['/', '/statistics', '/dashboard', '/about-us', '/details', '/gone']) {
      await page.goto(path);
      // The guard fails the test on any complaint; this waits until the page is alive.
      for (const appearance of ['light', 'dark'] as const)
        await new ShopPage(page).chooseAppearance(appearance);
    }
  });

  test('hydrate as the screen that they are, where a server sends them at other addresses', async ({
    page,
    baseURL,
  }) => {
    // Many servers have a page at its file's name too, and take two slashes for one.
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
      ['/dashboard.html?tab=wishlist', '/dashboard?tab=wishlist'],
      ['/details.html', '/details'],
    ] as const) {
      await test.step(asked, async () => {
        await page.goto(String(baseURL) + asked);
        await new ShopPage(page).chooseAppearance('light');
        await expect(page).toHaveURL(shown);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test('give way to the screen of the address, where a server sends another screen’s page', async ({
    page,
  }) => {
    await page.route('**/about-us', async (route) =>
      route.fulfill({ response: await route.fetch({ url: '/nowhere' }), status: 200 }),
    );
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    await expect(page).toHaveTitle('Ultraviolet | About Us');
  });

  test('hydrate without a mismatch at an address with a category, and for a returning visitor', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Violet Phone');
    await shop.open('/?category=iPhones');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Iphone']);
    await expect(shop.cartLink).toHaveText('1');
    await expect(shop.card('Violet Phone')).toContainText('In cart');
  });

  test('show what Data.json says once it has arrived, whatever was built in', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('new'), gadget('newer')]);
    await shop.open();
    await expect(shop.cards.getByRole('heading')).toHaveText(['Gadget new', 'Gadget newer']);
    await expect(page.getByText('2 gadgets', { exact: true })).toBeVisible();
  });

  test('carry no script but their own and no inline style', async ({ page }) => {
    for (const path of ['/', '/statistics', '/dashboard', '/about-us', '/details']) {
      const html = await (await page.request.get(path)).text();
      expect(html).not.toMatch(/ style="/u);
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>/gu)].map(
        (match) => match.groups?.['attributes'],
      );
      expect(scripts.filter((attributes) => attributes === '')).toHaveLength(1);
      expect(scripts.filter((attributes) => attributes?.includes('type="module"'))).toHaveLength(1);
      // Home carries data besides: what it shows, and what it says to search engines.
      expect(
        scripts.filter((attributes) => /type="application\/(?:ld\+)?json"/u.test(attributes ?? '')),
      ).toHaveLength(path === '/' ? 2 : 0);
      expect(scripts.length).toBe(path === '/' ? 4 : 2);
    }
  });
});

test.describe('A visit', () => {
  test('fetches Data.json once and nothing else, and reaches no other server', async ({ page, baseURL }) => {
    const fetched: string[] = [];
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'websocket', 'ping', 'eventsource'].includes(request.resourceType())) {
        fetched.push(`${request.method()} ${request.url().replace(String(baseURL), '')}`);
      }
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
    });
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Violet Phone');
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

  test('loads the code of the details for whoever stays, before a finger asks for it', async ({ page }) => {
    const hasCode = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/details-[^/]+\.js$/u.test(name)),
      );
    await new ShopPage(page).open();
    await typefaceIsThere(page);
    expect(await hasCode()).toBe(false);
    await page.mouse.wheel(0, 50);
    await expect.poll(hasCode).toBe(true);
  });
});
