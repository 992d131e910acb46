import { phones } from './support/phones';
import type { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

test.beforeEach(({ shop }) => shop.sell(phones));

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Opens Home and unfolds a group of filters. */
async function openFilters(shop: ShopPage, name: string, address = '/'): Promise<void> {
  await shop.open(address);
  if (name !== 'Price') await shop.unfold(name);
  await expect(group(shop.page, name)).toBeVisible();
}

test.describe('Ranges', () => {
  test('have two thumbs, for keys and pointers', async ({ page, shop }) => {
    await openFilters(shop, 'Price');
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    const highest = page.getByRole('slider', { name: 'Highest price' });
    const length = await page.evaluate(() => history.length);
    await highest.focus();
    await page.keyboard.press('Home');
    await expect(shop.titles).toHaveText(['Gadget 0-0']);
    await expect(page).toHaveURL('/?price=-100');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('140');
    await expect(page).toHaveURL('/?price=-100');
    await page.keyboard.up('ArrowRight');
    await expect(page).toHaveURL('/?price=-140');
    await expect(highest).toHaveAttribute('aria-valuetext', '$140');
    expect(await page.evaluate(() => history.length)).toBe(length + 2);
    await lowest.press('End');
    await expect(page).toHaveURL('/?price=140-140');
    await highest.press('End');
    await expect(page).toHaveURL('/?price=140-');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('140');
    await openFilters(shop, 'Price');
    await highest.scrollIntoViewIfNeeded();
    const line = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const y = line.y + line.height / 2;
    await page.mouse.move(line.x + line.width - 12, y);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width / 2, y, { steps: 4 });
    await expect(page).toHaveURL('/');
    await page.mouse.up();
    await expect(shop.cards).toHaveCount(21);
    await page.mouse.move(line.x + 12, y);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width, y);
    await page.mouse.up();
    await expect(page).toHaveURL(/price=(?<end>\d+)-\k<end>$/u);
  });

  test('say which end is wrong, and say it again', async ({ page, shop }) => {
    await openFilters(shop, 'Price');
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name, exact: true }));
    if (!from || !to) throw new Error('The price has two fields.');
    await to.fill('cheap');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').getByText('Enter an amount such as 250 or 99.99.');
    await expect(to).toHaveAccessibleDescription('Enter an amount such as 250 or 99.99.');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(from).not.toHaveAttribute('aria-invalid');
    const said = await problem.elementHandle();
    await page.keyboard.press('Enter');
    await expect.poll(() => said.evaluate((element) => element.isConnected)).toBe(false);
    await expect(problem).toBeVisible();
    await from.fill('9');
    await to.fill('5');
    await page.keyboard.press('Enter');
    for (const field of [from, to])
      await expect(field).toHaveAccessibleDescription('The minimum is higher than the maximum.');
    await to.fill('٥٠٠');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?price=9-500');
    await expect(page.getByRole('alert')).toHaveText(['']);
    await expect(to).not.toHaveAttribute('aria-invalid');
  });
});

test('Skip to results leads past the filters', async ({ page, shop }) => {
  await shop.open('/');
  await expect(group(page, 'Filters')).toBeVisible();
  await group(page, 'Category').getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(shop.cards.first().getByRole('button', { name: 'wishlist' })).toBeFocused();
});

test('A group stays unfolded while a tablet is turned', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openFilters(shop, 'Maker');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(group(page, 'Maker')).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(group(page, 'Maker')).toBeVisible();
});
