import { ownCatalog } from '../../../e2e/support/catalog';
import { comeBackWith } from '../../../e2e/support/stored';
import { expect, test } from '../../../e2e/support/test';

/* The gadgets that the shop comes with. Every other suite has a catalog of its own. */

test('Home sells the whole catalog; each card has its buttons, described by its title', async ({ page, shop }) => {
  await shop.open();
  const all = await ownCatalog(page);
  const titles = all.map((item) => item.product_title);
  await expect(shop.titles).toHaveText(titles);
  for (const name of ['View Details', 'Add to wishlist', 'Compare']) {
    const buttons = page.getByRole('button', { name, exact: true });
    await expect(buttons).toHaveCount(titles.length);
    await expect(buttons.first()).toHaveAccessibleDescription(String(titles[0]));
    await expect(buttons.last()).toHaveAccessibleDescription(String(titles.at(-1)));
  }
  for (const [label, value] of [
    ['Laptops', 'Laptops'],
    ['Phones', 'Phones'],
    ['Accessories', 'Accessories'],
    ['Smart Watches', 'Smartwatches'],
    ['MacBook', 'MacBooks'],
    ['Iphone', 'iPhones'],
  ] as const) {
    await shop.choose(label);
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.cards).toHaveCount(all.filter(({ category }) => category === value).length);
  }
  await shop.choose('Phones');
  await shop.unfold('Maker');
  await page.getByRole('group', { name: 'Maker' }).getByRole('checkbox', { name: 'Google' }).check();
  await expect(shop.titles).toHaveText([/^Google Pixel/u, /^Google Pixel/u]);
});

test('Each category is the one button with its words in its name, whatever is on Home', async ({ page, shop }) => {
  const all = await ownCatalog(page);
  const misleading = all.filter(({ product_title }) => /MacBook|iPhone|Headphones/u.test(product_title));
  await comeBackWith(page, {
    cart: misleading,
    wishlist: misleading,
    viewed: misleading.slice(0, 12),
    compared: all.filter(({ product_title }) => /14-inch|Headphones|iPhone SE/u.test(product_title)),
  });
  await shop.open();
  await expect(shop.cards).toHaveCount(all.length);
  await expect(page.getByRole('list', { name: 'Chosen to compare' }).getByRole('listitem')).toHaveCount(4);
  for (const name of [
    'All Product',
    'Laptops',
    'Phones',
    'Accessories',
    'Smart Watches',
    'MacBook',
    'Iphone',
  ])
    await expect(page.getByRole('button', { name })).toHaveCount(1);
});

test('No page is wider than the window, from 320 to 1920 pixels', async ({ page, shop }) => {
  const [chosen] = await ownCatalog(page);
  await comeBackWith(page, chosen ? { chosen } : {});
  for (const [address, button] of [
    ['/details', 'Add To Cart'],
    ['/', 'Search'],
    ['/statistics', 'Show as table'],
  ] as const) {
    await shop.open(address);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('The Privacy Policy names everything that the shop keeps', async ({ page }) => {
  await page.goto('/about-us#privacy');
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  for (const kept of ['cart', 'wishlist', 'orders', 'viewed recently', 'you are comparing', 'appearance'])
    await expect(dialog).toContainText(kept);
});
