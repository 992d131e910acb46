import { gadget, sell } from './support/catalog';
import { comparable } from './support/comparison';
import { expect, test } from './support/test';

const KEY = 'shop:/compared';
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

test.describe('The comparison', () => {
  test('outlives a reload and agrees between tabs', async ({ page, shop }) => {
    await shop.open('/details', { chosen: b });
    const another = await shop.another();
    await another.open();
    await another.compare('Gadget a', 'Gadget b');
    await expect(shop.comparison.scales('Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.comparison.chosen).toHaveCount(2);
    await page.reload();
    await expect(shop.comparison.chosen).toHaveCount(2);
  });

  test('is read as far as it can be, whatever is stored', async ({ page, shop }) => {
    await shop.open('/details', { chosen: a });
    const many = Array.from({ length: 1000 }, String);
    for (const [what, text, count] of [
      ['no JSON', '["a"', 0],
      ['an object', '{"version":1,"data":{"a":1}}', 0],
      [
        'full of nonsense',
        '{"version":1,"data":[1,null,{"id":"a"},"<img src=x onerror=alert(1)>","b","b",["a"]]}',
        1,
      ],
      ['too long', JSON.stringify({ version: 1, data: ['a', 'b', 'c', 'd', 'e', ...many] }), 4],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.reload();
      const isChosen = String(count === 4);
      await expect(shop.comparison.scales('Gadget a'), what).toHaveAttribute('aria-pressed', isChosen);
      await expect(shop.comparison.chosen).toHaveCount(count);
    }
  });
});
