import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

/** An id with all that an address gives a meaning to. */
const ODD = 'ü/ñ,#?&=%2C "日本"';

const stock = [
  gadget('a', { price: 100 }),
  gadget('b', { price: 24.5 }),
  gadget(ODD, { product_title: 'Odd one' }),
];

const offer = (page: Page) => page.getByRole('dialog');
const lines = (page: Page) => page.getByRole('list', { name: 'Gadgets of this link' }).getByRole('listitem');

/** Answers for the system's own dialog, or says that there is none. */
async function systemShares(page: Page, answer: 'taken' | 'declined' | 'broken' | 'absent'): Promise<void> {
  await page.addInitScript((how) => {
    const share = async (data: unknown) => {
      Reflect.set(globalThis, 'sharedBySystem', data);
      if (how !== 'taken') throw new DOMException('', how === 'declined' ? 'AbortError' : 'NotAllowedError');
    };
    if (how === 'absent') Reflect.deleteProperty(Navigator.prototype, 'share');
    else Object.defineProperty(navigator, 'share', { value: share });
  }, answer);
}

const sharedBySystem = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sharedBySystem'));

async function clipboard(page: Page, works: boolean): Promise<void> {
  await page.addInitScript((isWorking) => {
    const writeText = async (text: string) => {
      if (!isWorking) throw new DOMException('', 'NotAllowedError');
      Reflect.set(globalThis, 'copied', text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, works);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(globalThis, 'copied'));

const shareList = (page: Page) => new ShopPage(page).doWithAll('Share');

test.beforeEach(async ({ page }) => sell(page, stock));

test.describe('Share', () => {
  test('copies a link to the cart, which offers the same gadgets to whoever opens it', async ({
    page,
    browser,
    baseURL,
  }) => {
    await systemShares(page, 'absent');
    await clipboard(page, true);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Gadget b', 'Odd one', 'Gadget b');
    await shop.goTo('Dashboard');
    await shareList(page);
    await expect(shop.toast('Link copied')).toBeVisible();
    const link = await copied(page);
    expect(link).toBe(`${baseURL}/dashboard#cart=b,${encodeURIComponent(ODD)},b`);

    const friend = await (await browser.newContext()).newPage();
    await sell(friend, stock);
    await friend.goto(link);
    await expect(offer(friend)).toHaveAccessibleName('Add these 3 gadgets to your cart?');
    await expect(lines(friend)).toHaveText([/Gadget b × 2/u, /Odd one/u]);
    await friend.getByRole('button', { name: 'Add to cart' }).click();
    await expect(new ShopPage(friend).cartLink).toHaveText('3');
    await friend.context().close();
  });

  test('hands the link to the system where that can share, and copies nothing', async ({ page, baseURL }) => {
    await systemShares(page, 'taken');
    await clipboard(page, true);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToWishlist('Gadget a');
    await shop.wishlistLink.click();
    await shareList(page);
    await expect
      .poll(() => sharedBySystem(page))
      .toEqual({ title: 'A wishlist of gadgets', url: `${baseURL}/dashboard?tab=wishlist#wishlist=a` });
    expect(await copied(page)).toBeUndefined();
  });

  test('does nothing more for whoever turns back from the system’s dialog', async ({ page }) => {
    await systemShares(page, 'declined');
    await clipboard(page, true);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Gadget a');
    await shop.goTo('Dashboard');
    await shareList(page);
    await expect.poll(() => sharedBySystem(page)).toBeDefined();
    expect(await copied(page)).toBeUndefined();
  });

  test('copies where the system refuses, and shows the link where nothing else works', async ({
    page,
    baseURL,
  }) => {
    await systemShares(page, 'broken');
    await clipboard(page, false);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Gadget a');
    await shop.goTo('Dashboard');
    await shareList(page);
    const field = page.getByRole('textbox', { name: 'Link to copy' });
    await expect(field).toHaveValue(`${baseURL}/dashboard#cart=a`);
    await expect(field).toBeFocused();
    const isSelected = await field.evaluate(
      (element) =>
        element instanceof HTMLInputElement &&
        element.selectionStart === 0 &&
        element.selectionEnd === element.value.length,
    );
    expect(isSelected).toBe(true);
  });

  test('says how much of a very long cart the link holds', async ({ page }) => {
    await systemShares(page, 'absent');
    await clipboard(page, true);
    const stored = {
      version: 1,
      productId: null,
      products: [stock[0]],
      cart: Array.from({ length: 300 }, (_, index) => [`tab:${index + 1}`, 0, index, index]),
      wishlist: [],
      seen: [['tab', 300]],
    };
    await page.addInitScript(
      (text) => localStorage.setItem('ultraviolet-shop', text),
      JSON.stringify(stored),
    );
    await new ShopPage(page).open('/dashboard');
    await shareList(page);
    await expect(new ShopPage(page).toast('Link copied: it holds the first 200 of 300')).toBeVisible();
  });

  test('shares a comparison, which takes the place of another’s, and Undo brings that back', async ({
    page,
  }) => {
    await systemShares(page, 'absent');
    await clipboard(page, true);
    const shop = new ShopPage(page);
    await shop.open();
    const toggle = (title: string) => shop.buttonOf('Compare', title);
    await toggle('Gadget a').click();
    await toggle('Odd one').click();
    await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shop.toast('Link copied')).toBeVisible();
    const link = await copied(page);
    expect(new URL(link).hash).toBe(`#compare=a,${encodeURIComponent(ODD)}`);
    await page.keyboard.press('Escape');
    await toggle('Odd one').click();
    await toggle('Gadget b').click();
    await expect(page.getByRole('list', { name: 'Chosen to compare' }).getByRole('listitem')).toHaveCount(2);

    await page.goto(link);
    await expect(offer(page)).toHaveAccessibleName('Compare these 2 gadgets?');
    await expect(offer(page)).toContainText('They take the place of what you are comparing now.');
    await offer(page).getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog', { name: 'Compare gadgets' })).toBeVisible();
    await expect(page).toHaveURL('/#compare');
    await expect(page.getByRole('columnheader')).toHaveText(['Specification', 'Gadget a', 'Odd one']);
    await shop.undo('2 gadgets chosen to compare');
    await expect(page.getByRole('columnheader')).toHaveText(['Specification', 'Gadget a', 'Gadget b']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
