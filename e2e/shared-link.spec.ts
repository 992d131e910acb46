import { gadget, sell } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const a = gadget('a', { price: 100 });
const stock = [a, gadget('b', { price: 24.5 })];

const offer = (page: Page) => page.getByRole('dialog');
const lines = (page: Page) => page.getByRole('list', { name: 'Gadgets in this link' }).getByRole('listitem');

test.beforeEach(async ({ page }) => sell(page, stock));

test.describe('A link', () => {
  test('adds to the cart, and Undo takes just that out', async ({ page, shop }) => {
    await comeBackWith(page, { cart: [a] });
    await page.goto('/dashboard#cart=a,b,b');
    await expect(offer(page)).toHaveAccessibleName('Add these 3 gadgets to your cart?');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await expect(shop.cartLink).toHaveText('4');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget a', 'Gadget b', 'Gadget b']);
    await shop.undo('3 gadgets added to your cart');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
    await page.reload();
    await expect(shop.cartLink).toHaveText('1');
    await expect(offer(page)).toBeHidden();
  });

  test('adds to the wishlist what is not on it, and says what is', async ({ page, shop }) => {
    await comeBackWith(page, { wishlist: [a] });
    await page.goto('/dashboard?tab=wishlist#wishlist=a,b,b');
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your wishlist?');
    await expect(offer(page)).toContainText('1 gadget in the link is already on your wishlist.');
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget b']);
    await shop.undo('1 gadget added to your wishlist');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
  });

  test('declined changes nothing', async ({ page, shop }) => {
    await page.goto('/dashboard#cart=a');
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await expect(shop.cartLink).toHaveText('0');
  });

  test('waits for the catalog, which alone tells what a gadget is', async ({ page }) => {
    await page.context().unroute('**/Data.json');
    const answers: Array<() => Promise<void>> = [];
    await page.context().route('**/Data.json', (route) => {
      answers.push(() => route.fulfill({ json: stock }));
    });
    await page.goto('/dashboard#cart=b');
    await expect(offer(page)).toContainText('Loading');
    await expect.poll(() => answers.length).toBe(1);
    for (const answer of answers) await answer();
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your cart?');
  });

  test('is offered when pasted, and says what it leaves out', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText(/Your cart is empty/u)).toBeVisible();
    const paste = (hash: string) =>
      page.evaluate((text) => {
        location.hash = text;
      }, hash);
    await paste('#cart=gone,a,away');
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your cart?');
    await expect(offer(page)).toContainText('2 gadgets in the link are not sold here');
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer(page)).toBeHidden();
    await paste(`#cart=${'a,'.repeat(30_000)}a`);
    await expect(offer(page)).toHaveAccessibleName('Add these 200 gadgets to your cart?');
    await expect(offer(page)).toContainText('The link is too long or damaged');
    await expect(lines(page)).toHaveText([/Gadget a × 200/u]);
  });

  test('offers nothing if it names nothing sold here, and says so', async ({ page, shop }) => {
    page.on('dialog', () => {
      throw new Error('a script of the link ran');
    });
    for (const hash of [
      '#wishlist=,,,,',
      '#cart=__proto__,constructor,toString',
      '#cart=<img src=x onerror=alert(1)>,javascript:alert(1),%3Cscript%3Ealert(1)%3C/script%3E,%,%E0%A4%A,%00,%zz',
    ]) {
      await page.goto(`/dashboard${hash}`);
      await expect(offer(page)).toHaveAccessibleName('None of these gadgets are sold here');
      await expect(lines(page)).toHaveCount(0);
      await expect(offer(page).getByRole('img')).toHaveCount(0);
      await offer(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(shop.cartLink).toHaveText('0');
    }
  });
});
