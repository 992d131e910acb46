import { fixture, gadget } from './support/catalog';
import { expect, test } from './support/test';

test.describe('Home', () => {
  test('shows the banner, and Shop Now leads to the gadgets', async ({ page }) => {
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
    await banner.getByRole('button', { name: 'Shop Now', exact: true }).click();
    const heading = page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('offers seven categories, each with the gadgets of its value', async ({ page, shop }) => {
    const chosen = page.getByRole('button', { pressed: true });
    await shop.open('/?category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
      'All Product',
      'Laptops',
      'Phones',
      'Accessories',
      'Smart Watches',
      'MacBook',
      'Iphone',
    ]);
    // An unknown category is all of them.
    await expect(chosen).toHaveText(['All Product']);
    await expect(shop.cards).toHaveCount(fixture.length);
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
      await expect(chosen).toHaveText([label]);
      await expect(shop.titles).toHaveText(expected.map((item) => item.product_title));
      await expect(page.getByText(`${expected.length} gadgets in ${value}`, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(`/?category=${value}`);
    }
    await shop.choose('All Product');
    await expect(shop.cards).toHaveCount(fixture.length);
    await expect(page).toHaveURL('/');
  });

  test('keeps the category in the address, for Back, reload and a shared link', async ({ page, shop }) => {
    const chosen = page.getByRole('button', { pressed: true });
    await shop.open('/?category=Laptops');
    await expect(chosen).toHaveText(['Laptops']);
    await shop.choose('Iphone');
    await expect(page).toHaveURL('/?category=iPhones');
    await page.goBack();
    await expect(chosen).toHaveText(['Laptops']);
    await page.reload();
    await expect(chosen).toHaveText(['Laptops']);
    await expect(shop.cards.first()).toContainText('Harbor Book');
  });

  test('a card shows its gadget and opens the details', async ({ page, shop }) => {
    const title = 'A gadget whose name goes on for so long that no card of any width could ever hold it';
    const [long, cents, free] = [
      gadget('long', { product_title: title, price: 1299 }),
      gadget('cents', { price: 24.5 }),
      gadget('free', { price: 0.3 }),
    ];
    await shop.open('/', { sells: [long, cents, free], cart: [cents], wishlist: [free] });
    const card = shop.card(title);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(card.getByText('Price: $1299', { exact: true })).toBeVisible();
    await expect(shop.card('Gadget cents').getByText('Price: $24.50', { exact: true })).toBeVisible();
    await expect(shop.card('Gadget free').getByText('Price: $0.30', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'View Details' })).toHaveText('View Details');
    const isCutToOneLine = await card.getByRole('heading', { name: title }).evaluate((element) => {
      const { lineHeight, textOverflow } = getComputedStyle(element);
      const isOneLine = element.clientHeight < 1.5 * Number.parseFloat(lineHeight);
      return isOneLine && element.scrollWidth > element.clientWidth && textOverflow === 'ellipsis';
    });
    expect(isCutToOneLine).toBe(true);
    const linesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return card
        .getByRole('heading', { name: title })
        .evaluate(
          (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
    };
    expect(await linesAt(480)).toBeCloseTo(1, 1);
    expect(await linesAt(479)).toBeCloseTo(2, 1);
    await page.setViewportSize({ width: 1280, height: 800 });

    await expect(shop.card('Gadget cents')).toContainText('In cart');
    await expect(shop.card('Gadget cents')).not.toContainText('In wishlist');
    await expect(shop.card('Gadget free')).toContainText('In wishlist');
    await expect(shop.card('Gadget free')).not.toContainText('In cart');

    await shop.card('Gadget free').getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget free' })).toBeVisible();
    await page.goBack();
    // A press anywhere on a card does the same.
    await shop.card('Gadget cents').click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/details');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget cents' })).toBeVisible();
  });
});
