import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test } from './support/test';

const screens = [
  { path: '/', title: 'Ultraviolet | Home' },
  { path: '/statistics', title: 'Ultraviolet | Stats' },
  { path: '/dashboard', title: 'Ultraviolet | Dashboard' },
  { path: '/about-us', title: 'Ultraviolet | About Us' },
  { path: '/details', title: 'Ultraviolet | Product Details' },
  { path: '/no-such-page', title: 'Ultraviolet | Not Found' },
] as const;

test.describe('Every screen', () => {
  test('has its title, opened directly', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    for (const { path, title } of screens) {
      const response = await page.goto(path);
      expect(await response?.text()).toContain(`<title>${title}</title>`);
      await expect(page).toHaveTitle(title);
    }
  });

  test('the title follows a screen change, and the change is announced', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    for (const [screen, title, announced] of [
      ['Statistics', 'Ultraviolet | Stats', 'Stats'],
      ['Dashboard', 'Ultraviolet | Dashboard', 'Dashboard'],
      ['About Us', 'Ultraviolet | About Us', 'About Us'],
      ['Home', 'Ultraviolet | Home', 'Home'],
    ] as const) {
      await shop.goTo(screen);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('status').filter({ hasText: announced }).first()).toBeAttached();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    }
  });

  test('the brand title leads to Home from every screen', async ({ page }) => {
    for (const path of ['/statistics', '/dashboard', '/about-us', '/details']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Ultraviolet', exact: true }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('the header leads to Home, Statistics, Dashboard and About Us', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open('/details');
    for (const [screen, path] of [
      ['Statistics', '/statistics'],
      ['Dashboard', '/dashboard'],
      ['About Us', '/about-us'],
      ['Home', '/'],
    ] as const) {
      await shop.goTo(screen);
      await expect(page).toHaveURL(path);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }),
      ).toHaveAttribute('aria-current', 'page');
    }
  });

  test('the cart and wishlist icons carry the counts and lead to their lists', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await expect(shop.cartLink).toHaveText('0');
    await expect(shop.wishlistLink).toHaveText('0');
    await shop.addToCart('Gadget a', 'Gadget b');
    await shop.addToWishlist('Gadget a');
    await expect(shop.cartLink).toHaveText('2');
    await expect(shop.cartLink).toHaveAccessibleName('Cart, 2 items');
    await expect(shop.wishlistLink).toHaveText('1');
    await shop.wishlistLink.click();
    await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeVisible();
    await shop.cartLink.click();
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeVisible();
  });

  test('there is one <header>, and every heading is a plain block, with each dialog too', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    const check = async (where: string) => {
      await expect(page.locator('header'), where).toHaveCount(1);
      const displays = await page
        .locator('h1, h2')
        .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).display));
      expect([...new Set(displays)], where).toEqual(['block']);
    };
    for (const { path } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(path);
    }
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget a');
    await check('a gadget’s details');
    for (const address of ['/about-us#returns', '/about-us#order-tracking', '/dashboard#cart=a,b']) {
      await page.goto(address);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(address);
    }
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
    await check('Payment Successful');
    await page.evaluate(() => localStorage.setItem('ultraviolet-comparison', '["a","b"]'));
    await page.goto('/#compare');
    await expect(page.getByRole('dialog', { name: 'Compare gadgets' })).toBeVisible();
    await check('the comparison');
  });

  test('the footer has its three columns with their items', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const [title, items] of [
      ['Services', ['Product Support', 'Order Tracking', 'Shipping & Delivery', 'Returns']],
      ['Company', ['About Us', 'Careers', 'Contact']],
      ['Legal', ['Terms of Service', 'Privacy Policy', 'Cookie Policy']],
    ] as const) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(footer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText([...items]);
    }
  });

  test('About Us in the footer opens that screen, and Contact its section', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/about-us#contact');
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
  });

  test('a text of the footer opens in a dialog that Back closes', async ({ page }) => {
    await new ShopPage(page).open('/?category=Laptops');
    for (const [item, hash] of [
      ['Product Support', 'product-support'],
      ['Order Tracking', 'order-tracking'],
      ['Shipping & Delivery', 'shipping'],
      ['Returns', 'returns'],
      ['Careers', 'careers'],
      ['Terms of Service', 'terms'],
      ['Privacy Policy', 'privacy'],
      ['Cookie Policy', 'cookies'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: item });
      await link.click();
      const dialog = page.getByRole('dialog', { name: item });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('paragraph').first()).not.toBeEmpty();
      await expect(page).toHaveURL(`/?category=Laptops#${hash}`);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/?category=Laptops');
      await expect(link).toBeFocused();
    }
  });

  test('a footer text can be linked, and Close and Escape leave the screen as it was', async ({ page }) => {
    await page.goto('/about-us#returns');
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });

  test('nothing behind a dialog can be pressed, or reached by Tab', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto('/about-us');
    const home = await shop.mainLink('Home').boundingBox();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.mouse.click((home?.x ?? 0) + 5, (home?.y ?? 0) + 5);
    await expect(page).toHaveURL('/about-us#returns');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // Beyond the last of it the browser's own controls have their turn, which a page sees as its body.
      expect(
        await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
  });

  test('a hash that names nothing here changes nothing', async ({ page }) => {
    for (const hash of ['#nothing', '#%E0%A4%A', '#__proto__', '#"><img src=x>']) {
      await page.goto('/dashboard');
      await page.goto(`/about-us${hash}`);
      await new ShopPage(page).chooseAppearance('dark');
      await expect(page.getByRole('heading', { name: 'Our Mission' }), hash).toBeVisible();
      await expect(page.getByRole('dialog'), hash).toBeHidden();
    }
  });

  test('a footer text opened over a gadget’s details keeps the gadget', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.openDetails('Gadget b');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('dialog', { name: 'Returns' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Returns' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('the chosen appearance is shown at once and remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about-us');
    const background = () => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    expect(await background()).toBe('light dark');
    await new ShopPage(page).chooseAppearance('dark');
    expect(await background()).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark');
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('System');
    expect(await background()).toBe('light dark');
  });

  test('the skip link leads past the header', async ({ page }) => {
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
