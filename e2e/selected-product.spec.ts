import { gadget } from './support/catalog';
import { expect, test, type Page } from './support/test';

const [a, b] = [gadget('a'), gadget('b')];

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

/** Opens the similar gadget. */
const goOnTo = async (page: Page, title: string) => {
  await page.getByRole('list', { name: 'Similar gadgets' }).getByRole('button', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
};

test.beforeEach(({ shop }) => shop.sell([a, b]));

test.describe('The selected product', () => {
  test('is not replaced here by a gadget chosen in another tab', async ({ page, shop, context }) => {
    await shop.open('/details', { chosen: a });
    const other = await context.newPage();
    await other.goto('/details');
    await goOnTo(other, 'Gadget b');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.cartLink).toHaveText('1');
    await expect(heading(page, 'Gadget a')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Gadget a')).toBeVisible();
  });
});
