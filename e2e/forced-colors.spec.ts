import type { Locator } from '@playwright/test';
import { fixture } from './support/catalog';
import { expect, test } from './support/test';

/** The element has an outline: forced colors draw even a transparent one. */
const hasEdge = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(target);
    return outlineStyle === 'solid' || (borderTopStyle === 'solid' && borderTopWidth !== '0px');
  });

async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  const outlines = await Promise.all(
    [chosen, other].map((each) => each.evaluate((target) => getComputedStyle(target).outlineStyle)),
  );
  expect.soft(outlines, String(chosen)).toEqual(['solid', 'none']);
}

test('The browser’s own colors show states and edges', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/?category=Laptops', { cart: fixture.slice(0, 2) });
  const logo = page.getByRole('banner').getByRole('link').first().locator('span');
  const [sign, ground] = await Promise.all([
    logo.evaluate((element) => getComputedStyle(element).backgroundColor),
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
  ]);
  expect.soft(sign, 'the logo').not.toBe(ground);
  const category = (name: string) => page.getByRole('button', { name, exact: true });
  await expectMarked(category('Laptops'), category('Phones'));
  await expectMarked(shop.mainLink('Home'), shop.mainLink('Dashboard'));
  expect.soft(await hasEdge(shop.cards.first().getByRole('article')), 'a card').toBe(true);
  await shop.cards.first().getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
  expect.soft(await hasEdge(shop.toast('Item Added to Wishlist')), 'a toast').toBe(true);
  await shop.goTo('Dashboard');
  await expect(shop.rows).toHaveCount(2);
  const list = page.getByRole('group', { name: 'List' });
  await expectMarked(
    list.getByRole('button', { name: 'Cart' }),
    list.getByRole('button', { name: 'Wishlist' }),
  );
  expect.soft(await hasEdge(shop.rows.first().getByRole('article')), 'a row').toBe(true);

  await shop.open('/details#product=violet-phone');
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails).toHaveCount(4);
  await expectMarked(thumbnails.first(), thumbnails.nth(1));
});
