import { fixture, gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test } from './support/test';

test.describe('Home', () => {
  test('shows the banner with its heading, the tagline, an intro and Shop Now', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: /^Upgrade Your Tech/u });
    await expect(
      banner.getByRole('heading', {
        level: 1,
        name: 'Upgrade Your Tech Accessorize with Ultraviolet Accessories',
        exact: true,
      }),
    ).toBeVisible();
    await expect(
      banner.getByText('Leading the way in cutting-edge technology and innovation.', { exact: true }),
    ).toBeVisible();
    await expect(banner.getByText(/Laptops, phones, watches/u)).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Shop Now', exact: true })).toBeVisible();
  });

  test('Shop Now leads to the gadgets and puts focus on their heading', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Shop Now' }).click();
    const heading = page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('offers the seven categories in their order, with all of them chosen at first', async ({ page }) => {
    await page.goto('/');
    const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expect(buttons).toHaveText([
      'All Product',
      'Laptops',
      'Phones',
      'Accessories',
      'Smart Watches',
      'MacBook',
      'Iphone',
    ]);
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['All Product']);
  });

  test('a category shows the gadgets whose category equals its value, and no others', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    for (const [label, value] of [
      ['Laptops', 'Laptops'],
      ['Phones', 'Phones'],
      ['Accessories', 'Accessories'],
      ['Smart Watches', 'Smartwatches'],
      ['MacBook', 'MacBooks'],
      ['Iphone', 'iPhones'],
    ] as const) {
      const expected = fixture.filter(({ category }) => category === value);
      await shop.choose(label);
      await expect(page.getByRole('button', { pressed: true })).toHaveText([label]);
      await expect(shop.titles).toHaveText(expected.map((item) => item.product_title));
      await expect(page.getByText(`${expected.length} gadgets`, { exact: true })).toBeVisible();
    }
  });

  test('choosing a category replaces the one chosen before, and All Product shows every gadget again', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.choose('Laptops');
    await shop.choose('Phones');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Phones']);
    await shop.choose('All Product');
    await expect(shop.cards).toHaveCount(fixture.length);
  });

  test('shows all gadgets on one page', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(
      page,
      Array.from({ length: 120 }, (_, index) => gadget(index)),
    );
    await shop.open();
    await expect(shop.cards).toHaveCount(120);
    await expect(page.getByText('120 gadgets', { exact: true })).toBeVisible();
  });

  test('keeps the category in the address, for Back, reload and a shared link', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.choose('Laptops');
    await expect(page).toHaveURL('/?category=Laptops');
    await shop.choose('Iphone');
    await expect(page).toHaveURL('/?category=iPhones');
    await page.goBack();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Laptops']);
    await page.reload();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Laptops']);
    await expect(shop.cards.first()).toContainText('Harbor Book');
    await shop.choose('All Product');
    await expect(page).toHaveURL('/');
  });

  test('an unknown category in the address shows all gadgets', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open('/?category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['All Product']);
    await expect(shop.cards).toHaveCount(fixture.length);
  });

  test('a card shows image, title on one line, price and View Details', async ({ page }) => {
    const shop = new ShopPage(page);
    const long = 'A gadget whose name goes on for so long that no card of any width could ever hold it';
    await sell(page, [
      gadget('long', { product_title: long, price: 1299 }),
      gadget('cents', { price: 24.5 }),
      gadget('free', { price: 0.3 }),
    ]);
    await shop.open();
    const card = shop.card(long);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(card.getByText('Price: $1299', { exact: true })).toBeVisible();
    await expect(shop.card('Gadget cents').getByText('Price: $24.50', { exact: true })).toBeVisible();
    await expect(shop.card('Gadget free').getByText('Price: $0.30', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'View Details' })).toHaveText('View Details');
    const title = card.getByRole('heading', { name: long });
    const isCutToOneLine = await title.evaluate((element) => {
      const { lineHeight, textOverflow } = getComputedStyle(element);
      const isOneLine = element.clientHeight < 1.5 * Number.parseFloat(lineHeight);
      return isOneLine && element.scrollWidth > element.clientWidth && textOverflow === 'ellipsis';
    });
    expect(isCutToOneLine).toBe(true);
  });

  test('View Details opens the details of the chosen gadget', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.card('Gadget b').getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('a press anywhere on a card opens its details', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a')]);
    await shop.open();
    await shop.card('Gadget a').click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/details');
  });

  test('a card tells whether its gadget is in the cart or the wishlist', async ({ page }) => {
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    await shop.addToCart('Gadget a');
    await shop.addToWishlist('Gadget b');
    await shop.goTo('Home');
    await expect(shop.card('Gadget a')).toContainText('In cart');
    await expect(shop.card('Gadget a')).not.toContainText('In wishlist');
    await expect(shop.card('Gadget b')).toContainText('In wishlist');
    await expect(shop.card('Gadget b')).not.toContainText('In cart');
  });
});
