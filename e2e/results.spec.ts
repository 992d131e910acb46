import { phones } from './support/phones';
import { holdBack } from './support/hold-back';
import { expect, test, type Page } from './support/test';

test.beforeEach(({ shop }) => shop.sell(phones));

const status = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('Results are announced', () => {
  test('once, when typing rests', async ({ page, shop }) => {
    // First, since it cannot stop timers that run already.
    await page.clock.install();
    await shop.open();
    await expect(shop.cards).toHaveCount(22);
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = page.getByRole('searchbox');
    await box.fill('boo');
    const silent = (message: string) =>
      expect(status(page).getByText(message)).toHaveAttribute('aria-hidden', 'true');
    await silent('1 gadget for “boo”');
    await page.clock.runFor(600);
    await box.fill('book');
    await silent('1 gadget for “book”');
    await page.clock.runFor(600);
    await silent('1 gadget for “book”');
    await page.clock.runFor(700);
    await expect(status(page)).toMatchAriaSnapshot('- status: 1 gadget for “book”');
  });
});

test('A link with filters shows nothing else, however slow', async ({ page, shop }) => {
  const release = await holdBack(page, /\.js$|Data\.json$/u);
  await page.goto('/?category=Laptops&f=Memory:32+GB', { waitUntil: 'commit' });
  const category = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(category('Laptops')).toBeVisible();
  const ground = (name: string) =>
    category(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('All Product')).toBe(await ground('Laptops'));
  await expect(page.getByRole('list', { name: 'Gadgets' })).toBeVisible();
  await expect(shop.titles).toHaveCount(0);
  await expect(status(page)).toBeHidden();
  release();
  await expect(shop.titles).toHaveText(['Gadget book']);
  await expect(status(page)).toHaveText('1 gadget in Laptops');
  await expect.poll(() => ground('Laptops')).not.toBe(await ground('All Product'));
});
