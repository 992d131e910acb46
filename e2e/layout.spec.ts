import { gadget } from './support/catalog';
import { colorOf, expectGray, expectPurple } from './support/colors';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test, type Page } from './support/test';

const [a, b] = [gadget('a'), gadget('b')];

/** Checks rules common to all screens and dialogs. */
async function expectPlainLayout(page: Page, where: string): Promise<void> {
  await expect(page.locator('header'), where).toHaveCount(1);
  const displays = await page
    .locator('h1, h2')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).display));
  expect([...new Set(displays)], where).toEqual(['block']);
}

/** Opens a screen directly: it hydrates without console messages and works in both color schemes. */
async function openScreen(shop: ShopPage, path: string, title: string): Promise<void> {
  const { page } = shop;
  const response = await page.goto(path);
  expect(await response?.text()).toContain(`<title>${title}</title>`);
  await expect(page).toHaveTitle(title);
  for (const appearance of ['light', 'dark'] as const) {
    await shop.chooseAppearance(appearance);
    const color = await colorOf(page.locator('header'));
    if (path === '/') expectPurple(color);
    else expectGray(color);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPlainLayout(page, path);
}

test.describe('Every screen', () => {
  test('has its title, one <header> in its color, and plain headings', async ({
    page,
    shop,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    shop.sell([a, b]);
    await comeBackWith(page, { compared: [a, b] });
    const openDialog = async (address: string, name?: string) => {
      await page.goto(address);
      await expect(page.getByRole('dialog', name === undefined ? {} : { name })).toBeVisible();
      await expectPlainLayout(page, address);
    };

    await openScreen(shop, '/statistics', 'Ultraviolet | Stats');
    await openScreen(shop, '/no-such-page', 'Ultraviolet | Not Found');
    await openScreen(shop, '/details', 'Ultraviolet | Product Details');

    await openScreen(shop, '/about-us', 'Ultraviolet | About Us');
    await openDialog('/about-us#returns');
    await openDialog('/about-us#order-tracking');

    await openScreen(shop, '/dashboard', 'Ultraviolet | Dashboard');
    for (const appearance of ['light', 'dark'] as const) {
      await shop.chooseAppearance(appearance);
      expectPurple(await colorOf(page.getByRole('region', { name: 'Dashboard' })));
    }
    await openDialog('/dashboard#cart=a,b', 'Add these 2 gadgets to your cart?');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
    await expectPlainLayout(page, 'Payment Successful');

    await openScreen(shop, '/', 'Ultraviolet | Home');
    await openDialog('/#compare');
    await page.keyboard.press('Escape');
    await shop.openDetails('Gadget a');
    await expectPlainLayout(page, 'a gadget’s details');
  });

  test('is reached by the header, and its title is announced', async ({ page, shop }) => {
    const brand = page.getByRole('banner').getByRole('link', { name: 'Ultraviolet', exact: true });
    await shop.open('/details');
    await expect(shop.cartLink).toHaveText('0');
    await expect(shop.wishlistLink).toHaveText('0');
    for (const [screen, path, title, announced] of [
      ['Home', '/', 'Ultraviolet | Home', 'Home'],
      ['Statistics', '/statistics', 'Ultraviolet | Stats', 'Stats'],
      ['Dashboard', '/dashboard', 'Ultraviolet | Dashboard', 'Dashboard'],
      ['About Us', '/about-us', 'Ultraviolet | About Us', 'About Us'],
    ] as const) {
      await test.step(screen, async () => {
        await shop.goTo(screen);
        await expect(page).toHaveURL(path);
        await expect(shop.mainLink(screen)).toHaveAttribute('aria-current', 'page');
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('status').filter({ hasText: announced }).first()).toBeAttached();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
        if (path === '/') await page.goBack();
        await brand.click();
        await expect(page).toHaveURL('/');
      });
    }
  });

  test('has the counts on the cart and wishlist icons, which lead to their lists', async ({ page, shop }) => {
    await comeBackWith(page, { cart: [a, b], wishlist: [a] });
    await page.goto('/about-us');
    await expect(shop.cartLink).toHaveText('2');
    await expect(shop.cartLink).toHaveAccessibleName('Cart, 2 items');
    await expect(shop.wishlistLink).toHaveText('1');
    await shop.wishlistLink.click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeVisible();
    await shop.cartLink.click();
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeVisible();
  });

  test('has icons that grow with the text (WCAG 1.4.4)', async ({ page, shop }) => {
    await page.goto('/about-us');
    const width = async () => (await shop.searchButton.locator('svg').boundingBox())?.width;
    expect(await width()).toBe(24);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await width()).toBe(48);
  });

  test('the chosen appearance is shown at once and remembered', async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about-us');
    const background = () => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    expect(await background()).toBe('light dark');
    await shop.chooseAppearance('dark');
    expect(await background()).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark');
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('System');
    expect(await background()).toBe('light dark');
  });
});
