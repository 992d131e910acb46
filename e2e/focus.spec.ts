import { gadget } from './support/catalog';
import { expect, test } from './support/test';

const a = gadget('a', { specification: ['Memory: 8 GB'], category: 'Laptops' });
const b = gadget('b', { specification: ['Memory: 16 GB'] });

const others = [a, b].map((item) => ({
  ...item,
  product_id: `${item.product_id}2`,
  product_title: 'Another',
}));

test.beforeEach(({ shop }) => shop.sell([a, b, ...others]));

test.describe('Focus goes on where the keyboard was', () => {
  test('when Undo brings a heart back', async ({ shop }) => {
    await shop.open('/', { wishlist: [a] });
    await shop.buttonOf('Remove from wishlist', 'Gadget a').press('Enter');
    await shop.undo('Item Removed from Wishlist');
    await expect(shop.buttonOf('Remove from wishlist', 'Gadget a')).toBeFocused();
  });

  test('when Ctrl+Z comes after the toast is gone, and says what it did', async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('/dashboard?tab=wishlist', { wishlist: [a, b] });
    const said = (text: string) => page.getByRole('status').filter({ hasText: text });
    await shop.rows.first().getByRole('button', { name: 'Buy this' }).press('Enter');
    await shop.toast('Item Moved to Cart').getByRole('button', { name: 'Dismiss' }).click();
    await expect(shop.toast('Item Moved to Cart')).toBeHidden();
    await page.clock.runFor(60_000);
    await page.keyboard.press('Control+z');
    await expect(said('Undone: Gadget a is back on your wishlist')).toBeAttached();
    await expect(shop.buttonOf('Remove', 'Gadget a')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(said('Nothing to undo')).toBeAttached();
    await expect(shop.cartLink).toHaveText('0');
  });

  test('when Ctrl+Z comes at once, before the toast that offers it is drawn', async ({ shop }) => {
    await shop.open('/dashboard', { cart: [a, b] });
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await shop.undo('Item Removed from Cart');
    await expect(shop.rows).toHaveCount(2);
    await shop.buttonOf('Remove', 'Gadget a').evaluate((remove: HTMLElement) => {
      remove.click();
      const undo = { key: 'z', ctrlKey: true, bubbles: true };
      setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', undo)));
    });
    await expect(shop.rows.first()).toContainText('Gadget a');
    await expect(shop.rows).toHaveCount(2);
    await expect(shop.toast('Item Removed from Cart')).toBeHidden();
  });

  test('when the toast that has it goes', async ({ page, shop }) => {
    await shop.open('/dashboard', { cart: [a, b] });
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    const title = page.getByRole('dialog').getByRole('heading', { name: 'Returns' });
    await expect(title).toBeFocused();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Tab');
    await expect(shop.toast('Item Removed from Cart')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    const returns = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
    await returns.press('Enter');
    await expect(title).toBeFocused();
    // It is still fading out when its dialog goes.
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(returns).toBeFocused();
  });

  test('when the toast goes, and its former place is disabled', async ({ page, shop, context }) => {
    await shop.open('/', { compared: [a, b] });
    await shop.buttonOf('Add to wishlist', 'Gadget a').click();
    const compare = page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' });
    await compare.focus();
    const dismiss = shop.toast('Item Added to Wishlist').getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('list', { name: 'Chosen to compare' }).getByRole('button').first().click();
    await other.close();
    await expect(compare).toBeDisabled();
    await dismiss.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('The search', () => {
  test('is not brought back by typing that Back has undone', async ({ page, shop }) => {
    await page.clock.install({ time: 0 });
    await shop.open();
    await shop.choose('Laptops');
    await expect(page).toHaveURL('/?category=Laptops');
    // No time passes between typing and Back.
    await page.clock.pauseAt(3_600_000);
    await page.getByRole('searchbox').fill('b');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('keeps its text while Escape ends a composition', async ({ page, shop }) => {
    await shop.open('/?category=Laptops');
    const search = page.getByRole('searchbox');
    await search.fill('a');
    await search.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
    await expect(search).toHaveValue('a');
    await search.press('Escape');
    await expect(search).toHaveValue('');
  });
});
