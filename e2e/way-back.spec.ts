import { gadget, many } from './support/catalog';
import { comparable } from './support/comparison';
import { expect, test } from './support/test';

const { a, b } = comparable;

test.describe('Focus after Back', () => {
  test('is on the card that was opened, and the next Tab stays near it', async ({ page, shop }) => {
    await shop.open('/', { sells: many(60) });
    await expect(shop.cards).toHaveCount(60);
    const opener = shop.buttonOf('View Details', 'Gadget 55');
    await opener.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget 55' })).toBeFocused();
    await page.goBack();
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(shop.card('Gadget 56')).toBeInViewport();
    await shop.card('Gadget 40').getByRole('button', { name: 'View Details' }).click();
    const similar = page.getByRole('list', { name: 'Similar gadgets' }).getByRole('button').first();
    const title = String(await similar.textContent()).replace(/Price.*/u, '');
    await similar.click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
    await page.goBack();
    await expect(similar).toBeFocused();
    await page.goBack();
    await expect(shop.buttonOf('View Details', 'Gadget 40')).toBeFocused();
  });
});

test.describe('The comparison', () => {
  test('is one Tab from the button that chose it, on cards and details', async ({ page, shop }) => {
    await shop.open('/', { sells: many(20) });
    for (const title of ['Gadget 2', 'Gadget 5']) await shop.comparison.scales(title).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Go to comparison' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shop.comparison.tray).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(shop.buttonOf('Remove', 'Gadget 2')).toBeFocused();
    await shop.openDetails('Gadget 5');
    await shop.comparison.scales('Gadget 5').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shop.comparison.tray).toBeFocused();
  });

  test('leaves focus on a card in view when it goes', async ({ page, shop }) => {
    await shop.open('/', { sells: many(40), compared: [gadget(1), gadget(2)] });
    const isOnCard = async () => {
      await expect(shop.comparison.tray).toBeHidden();
      const focused = page.getByRole('article').and(page.locator(':focus'));
      await expect(focused).toBeInViewport({ ratio: 0.5 });
      await expect(focused).toHaveAccessibleName(/^Gadget/u);
    };
    await shop.card('Gadget 20').scrollIntoViewIfNeeded();
    await shop.comparison.tray.getByRole('button', { name: 'Clear comparison' }).press('Enter');
    await isOnCard();
    await page.keyboard.press('Enter');
    await expect(shop.toast('Comparison cleared')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(shop.comparison.chosen).toHaveCount(2);
    await expect(page).toHaveURL('/');
    await shop.buttonOf('Remove', 'Gadget 1').press('Enter');
    await expect(shop.buttonOf('Remove', 'Gadget 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await isOnCard();
  });
});

test('The second stop skips to the gadgets, past what chooses among them', async ({ page, shop }) => {
  await shop.open('/', { sells: [a, b] });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to gadgets' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to gadgets' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(shop.card('Gadget a')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Explore Cutting-Edge Gadgets' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shop.buttonOf('Add to wishlist', 'Gadget a')).toBeFocused();
  await shop.goTo('Statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to gadgets' })).toBeHidden();
});
