import { gadget } from './support/catalog';
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
