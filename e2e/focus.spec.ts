import { gadget, sell } from './support/catalog';
import { expect, test, type Page } from './support/test';

const a = gadget('a', { specification: ['Memory: 8 GB'], category: 'Laptops' });
const b = gadget('b', { specification: ['Memory: 16 GB'] });

const others = [a, b].map((item) => ({
  ...item,
  product_id: `${item.product_id}2`,
  product_title: 'Another',
}));

test.beforeEach(({ page }) => sell(page, [a, b, ...others]));

const gadgetsHeading = (page: Page) => page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('Focus goes on where the keyboard was', () => {
  test('when Undo brings a row or a heart back, by its button and by Ctrl+Z', async ({ page, shop }) => {
    await shop.open('/dashboard', { cart: [a, b], wishlist: [a] });
    const removeB = shop.buttonOf('Remove', 'Gadget b');
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await expect(removeB).toBeFocused();
    await shop.undo('Item Removed from Cart');
    await expect(shop.rows).toHaveCount(2);
    await expect(shop.buttonOf('Remove', 'Gadget a')).toBeFocused();
    await removeB.press('Enter');
    await expect(shop.rows).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(shop.rows).toHaveCount(2);
    await expect(removeB).toBeFocused();
    await removeB.press('Enter');
    await shop.buttonOf('Remove', 'Gadget a').press('Enter');
    await expect(shop.toast('Item Removed from Cart')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(shop.rows).toHaveCount(2);
    await shop.goTo('Home');
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

  test('when Ctrl+Z takes a row away, even the row that had it', async ({ page, shop }) => {
    for (const [name, focused] of [
      ['Cart', button(page, 'Cart')],
      ['Remove', page.getByRole('heading', { name: 'Dashboard' })],
    ] as const) {
      await page.goto('/dashboard#cart=a');
      await page.reload();
      await button(page, 'Add to cart').press('Enter');
      await button(page, name).focus();
      await page.keyboard.press('Control+z');
      await expect(shop.rows).toHaveCount(0);
      await expect(focused).toBeFocused();
    }
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
    await sell(other, [a, b]);
    await other.goto('/');
    await other.getByRole('list', { name: 'Chosen to compare' }).getByRole('button').first().click();
    await other.close();
    await expect(compare).toBeDisabled();
    await dismiss.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('when filters are removed, one or all, and where nothing matches', async ({ page, shop }) => {
    await shop.open('/?f=Memory:8%20GB&f=Memory:16%20GB&q=gadget');
    await button(page, 'Remove filter “gadget”').press('Enter');
    await expect(button(page, 'Remove filter Memory: 8 GB')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove filter Memory: 16 GB')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gadgetsHeading(page)).toBeFocused();
    await shop.open('/?f=Memory:16%20GB&category=Laptops');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await button(page, 'Search in all categories (2 gadgets)').press('Enter');
    await expect(gadgetsHeading(page)).toBeFocused();
    await shop.open('/');
    await page.getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByText('No gadgets for “zzzzzz”')).toBeVisible();
    await expect(page).toHaveURL('/?q=zzzzzz');
    await page.goBack();
    await shop.buttonOf('View Details', 'Gadget a').focus();
    await page.goForward();
    await expect(page.getByText('No gadgets for “zzzzzz”')).toBeVisible();
    await expect(gadgetsHeading(page)).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(shop.cards).toHaveCount(4);
    await expect(gadgetsHeading(page)).toBeFocused();
  });

  test('when a dialog closes that was opened by its address', async ({ page }) => {
    for (const address of ['/about-us#returns', '/dashboard#cart=a', '/#compare']) {
      await page.goto(address);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
    }
  });
});

test('A link that asks for a list on the dashboard leads to its heading', async ({ page, shop }) => {
  await shop.open('/dashboard', { cart: [a], wishlist: [b] });
  await shop.wishlistLink.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wishlist Items' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeInViewport();
});

test('The later of two texts is shown, and Close leaves both', async ({ page, shop }) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await shop.chooseAppearance('dark');
  const returns = await footer.getByRole('link', { name: 'Returns' }).elementHandle();
  const careers = await footer.getByRole('link', { name: 'Careers' }).elementHandle();
  await page.evaluate(
    (links) => {
      for (const link of links) if (link instanceof HTMLElement) link.click();
    },
    [returns, careers],
  );
  await expect(page.getByRole('dialog', { name: 'Careers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/about-us');
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
