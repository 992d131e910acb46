import { gadget, sell } from './support/catalog';
import { comparable } from './support/comparison';
import { expect, test } from './support/test';

const { a, b } = comparable;

test.beforeEach(async ({ page }) => sell(page, Object.values(comparable)));

test.describe('Choosing what to compare', () => {
  test('a card’s scales choose its gadget, and take it off again', async ({ page, shop }) => {
    await shop.open();
    await expect(shop.comparison.scales('Gadget a')).toBeVisible();
    await expect(shop.comparison.scales('Gadget a')).toHaveCSS('opacity', '1');
    await expect(shop.comparison.tray).toBeHidden();
    await shop.comparison.scales('Gadget a').click();
    await expect(shop.comparison.scales('Gadget a')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 of 4 to compare')).toBeAttached();
    await expect(shop.comparison.tray).toBeVisible();
    await expect(shop.comparison.compareButton).toBeDisabled();
    await expect(shop.comparison.tray).toContainText('Choose one more');
    await shop.comparison.scales('Gadget b').click();
    await expect(page.getByText('2 of 4 to compare')).toBeAttached();
    await expect(shop.comparison.compareButton).toBeEnabled();
    await shop.comparison.scales('Gadget b').click();
    await shop.comparison.scales('Gadget a').click();
    await expect(shop.comparison.scales('Gadget a')).toHaveAttribute('aria-pressed', 'false');
    await expect(shop.comparison.tray).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('a fifth gadget is refused with a message', async ({ shop }) => {
    await shop.open('/', { compared: [gadget('gone'), a, b, gadget('away')] });
    await expect(shop.comparison.chosen).toHaveCount(2);
    await shop.compare('Gadget c', 'Gadget d');
    await expect(shop.comparison.chosen).toHaveCount(4);
    await shop.comparison.scales('Gadget e').click();
    await expect(shop.toast('You can compare up to four gadgets')).toBeVisible();
    await expect(shop.comparison.scales('Gadget e')).toHaveAttribute('aria-pressed', 'false');
    await expect(shop.comparison.chosen).toHaveCount(4);
    await shop.comparison.scales('Gadget d').click();
    await shop.comparison.scales('Gadget e').click();
    await expect(shop.comparison.scales('Gadget e')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the details screen chooses its gadget too, and shows the tray', async ({ page, shop }) => {
    await shop.open('/details', { chosen: b, compared: [a] });
    await expect(shop.comparison.chosen).toHaveCount(1);
    await shop.comparison.scales('Gadget b').click();
    await expect(shop.comparison.scales('Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.comparison.chosen).toHaveCount(2);
    await shop.comparison.compareButton.click();
    await expect(shop.comparison.dialog).toBeVisible();
    await expect(page).toHaveURL('/details#compare');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('Clear and Remove take gadgets off, and focus goes on', async ({ page, shop }) => {
    await shop.open('/details', { compared: [b, a] });
    await shop.comparison.tray.getByRole('button', { name: 'Clear comparison' }).click();
    await expect(shop.comparison.tray).toBeHidden();
    await shop.undo('Comparison cleared');
    await expect(shop.comparison.chosen).toHaveText(['Gadget b', 'Gadget a']);
    await shop.buttonOf('Remove', 'Gadget b').press('Enter');
    await expect(shop.comparison.chosen).toHaveCount(1);
    await expect(shop.buttonOf('Remove', 'Gadget a')).toBeFocused();
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await expect(shop.comparison.tray).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
