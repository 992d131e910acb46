import { sell } from './support/catalogue';
import { comparable, ComparisonPage } from './support/comparison';
import { expect, test } from './support/test';

const KEY = 'ultraviolet-comparison';

test.beforeEach(async ({ page }) => sell(page, comparable));

test.describe('Choosing what to compare', () => {
  test('a card’s scales choose its gadget and take it off again, which is announced', async ({ page }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await expect(shop.scales('Gadget a')).toBeAttached();
    await expect(shop.tray).toBeHidden();
    await shop.scales('Gadget a').click();
    await expect(shop.scales('Gadget a')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 of 4 to compare')).toBeAttached();
    await expect(shop.tray).toBeVisible();
    await expect(shop.compareButton).toBeDisabled();
    await expect(shop.tray).toContainText('Choose one more');
    await shop.scales('Gadget b').click();
    await expect(page.getByText('2 of 4 to compare')).toBeAttached();
    await expect(shop.compareButton).toBeEnabled();
    await shop.scales('Gadget b').click();
    await shop.scales('Gadget a').click();
    await expect(shop.scales('Gadget a')).toHaveAttribute('aria-pressed', 'false');
    await expect(shop.tray).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('the fifth is refused with a message, and the four stay', async ({ page }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await shop.compare('Gadget a', 'Gadget b', 'Gadget c', 'Gadget d');
    await shop.scales('Gadget e').click();
    await expect(shop.toast('Only four gadgets can be compared at once')).toBeVisible();
    await expect(shop.scales('Gadget e')).toHaveAttribute('aria-pressed', 'false');
    await expect(shop.chosen).toHaveCount(4);
    await shop.scales('Gadget d').click();
    await shop.scales('Gadget e').click();
    await expect(shop.scales('Gadget e')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the details screen chooses its gadget too, and shows the tray', async ({ page }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await shop.compare('Gadget a');
    await shop.openDetails('Gadget b');
    await expect(shop.chosen).toHaveCount(1);
    await shop.scales('Gadget b').click();
    await expect(shop.scales('Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.chosen).toHaveCount(2);
    await shop.compareButton.click();
    await expect(shop.dialog).toBeVisible();
    await expect(page).toHaveURL('/details#compare');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('each is taken off in the tray, and focus goes on to the next one, and then to the page', async ({
    page,
  }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await shop.compare('Gadget a', 'Gadget b');
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await expect(shop.chosen).toHaveCount(1);
    await expect(shop.buttonOf('Remove', 'Gadget b')).toBeFocused();
    await shop.buttonOf('Remove', 'Gadget b').press('Enter');
    await expect(shop.tray).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Clear takes all off, which can be undone', async ({ page }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await shop.compare('Gadget b', 'Gadget a');
    await shop.tray.getByRole('button', { name: 'Clear comparison' }).click();
    await expect(shop.tray).toBeHidden();
    await shop.undo('Comparison cleared');
    await expect(shop.chosen).toHaveText(['Gadget b', 'Gadget a']);
  });
});

test.describe('What is chosen', () => {
  test('outlives a reload and agrees between tabs', async ({ page, context }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    await shop.compare('Gadget a');
    const other = await context.newPage();
    const another = new ComparisonPage(other);
    await another.open();
    await expect(another.chosen).toHaveCount(1);
    await another.scales('Gadget b').click();
    await expect(shop.scales('Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(shop.chosen).toHaveCount(2);
  });

  test('and is no longer sold drops out of view and leaves its place to another', async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      },
      [KEY, JSON.stringify(['gone', 'a', 'b', 'away'])] as const,
    );
    const shop = new ComparisonPage(page);
    await shop.open();
    await expect(shop.chosen).toHaveCount(2);
    await shop.compare('Gadget c', 'Gadget d');
    await expect(shop.chosen).toHaveCount(4);
  });

  test('is read as far as it can be, whatever is stored', async ({ page }) => {
    const shop = new ComparisonPage(page);
    await shop.open();
    for (const [what, text, count] of [
      ['no JSON', '["a"', 0],
      ['an object', '{"a":1}', 0],
      ['full of nonsense', '[1,null,{"id":"a"},"<img src=x onerror=alert(1)>","b","b",["a"]]', 1],
      ['too long', JSON.stringify(['a', 'b', 'c', 'd', 'e', ...Array.from({ length: 1000 }, String)]), 4],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.reload();
      await expect(shop.scales('Gadget a'), what).toBeAttached();
      await expect(shop.cards.getByRole('button', { name: 'Compare', pressed: true })).toHaveCount(count);
      await expect(shop.chosen).toHaveCount(count);
    }
  });
});
