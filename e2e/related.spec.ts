import { gadget, sell } from './support/catalog';
import { expect, test } from './support/test';

const one = gadget('1', { category: 'Laptops', price: 1000 });
const two = gadget('2', { category: 'Phones', price: 990 });
const stock = [
  one,
  two,
  gadget('3', { category: 'Laptops', price: 1100 }),
  gadget('4', { category: 'Laptops', price: 400 }),
];

test.beforeEach(async ({ page }) => sell(page, stock));

test('Details show similar gadgets, the most alike first', async ({ page, shop }) => {
  await shop.open('/details', { chosen: one });
  const similar = page.getByRole('list', { name: 'Similar gadgets' }).getByRole('button');
  await expect(similar).toHaveText([/Gadget 3/u, /Gadget 4/u, /Gadget 2/u]);
  await similar.first().scrollIntoViewIfNeeded();
  await similar.first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Gadget 3' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gadget 1' })).toBeVisible();
});

test('Recently viewed gadgets outlive a reload and can be cleared', async ({ page, shop }) => {
  await shop.open('/details', { chosen: one });
  await expect(page.getByRole('heading', { level: 1, name: 'Gadget 1' })).toBeVisible();
  await shop.goTo('Home');
  await expect(shop.card('Gadget 1').getByText('Recently viewed')).toBeVisible();
  await expect(shop.card('Gadget 2').getByText('Recently viewed')).toBeHidden();
  await shop.openDetails('Gadget 2');
  await page.reload();
  const recent = page.getByRole('list', { name: 'Recently viewed' });
  await expect(recent.getByRole('button')).toHaveText([/Gadget 1/u]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(recent.getByRole('button')).toHaveText([/Gadget 1/u]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await shop.goTo('Home');
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.cards.getByText('Recently viewed')).toHaveCount(0);
});

test('A card’s heart adds to the wishlist and removes from it', async ({ page, shop }) => {
  await shop.open();
  await shop.buttonOf('Add to wishlist', 'Gadget 3').click();
  await expect(shop.toast('Item Added to Wishlist')).toBeVisible();
  await expect(shop.wishlistLink).toHaveText('1');
  await expect(page).toHaveURL('/');
  await shop.buttonOf('Remove from wishlist', 'Gadget 3').click();
  await expect(shop.wishlistLink).toHaveText('0');
  await shop.undo('Item Removed from Wishlist');
  await expect(shop.wishlistLink).toHaveText('1');
});
