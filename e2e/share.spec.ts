import { copied, replaceClipboard } from './support/clipboard';
import { gadget, sell } from './support/catalog';
import { ShopPage } from './support/shop-page';
import type { EarlierVisit } from './support/stored';
import { expect, test, type Page } from './support/test';

/** An id with every character that is special in a URL. */
const ODD = 'ü/ñ,#?&=%2C "日本"';

const a = gadget('a', { price: 100 });
const b = gadget('b', { price: 24.5 });
const odd = gadget(ODD, { product_title: 'Odd one' });
const stock = [a, b, odd];

const offer = (page: Page) => page.getByRole('dialog');
const lines = (page: Page) => page.getByRole('list', { name: 'Gadgets in this link' }).getByRole('listitem');

/** Stubs the system's share dialog, call by call, or removes it. */
async function systemShares(
  page: Page,
  ...answers: ReadonlyArray<'taken' | 'declined' | 'broken'>
): Promise<void> {
  await page.addInitScript((given) => {
    const left = [...given];
    const share = async (data: unknown) => {
      Reflect.set(globalThis, 'sharedBySystem', data);
      const answer = left.shift();
      if (answer !== 'taken')
        throw new DOMException('', answer === 'declined' ? 'AbortError' : 'NotAllowedError');
    };
    if (left.length === 0) Reflect.deleteProperty(Navigator.prototype, 'share');
    else Object.defineProperty(navigator, 'share', { value: share });
  }, answers);
}

const sharedBySystem = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sharedBySystem'));

async function openDashboard(shop: ShopPage, visit: EarlierVisit): Promise<void> {
  await shop.open('/dashboard', visit);
}

const shareList = (shop: ShopPage) => shop.doWithAll('Share');

test.beforeEach(async ({ page }) => sell(page, stock));

test.describe('Share', () => {
  test('copies a link to the cart, which offers its gadgets', async ({ page, shop, browser, baseURL }) => {
    await systemShares(page);
    await replaceClipboard(page, true);
    await openDashboard(shop, { cart: [b, odd, b] });
    await shareList(shop);
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

  test('hands the link to the system', async ({ page, shop, baseURL }) => {
    await systemShares(page, 'taken', 'declined');
    await replaceClipboard(page, true);
    await openDashboard(shop, { cart: [b], wishlist: [a] });
    await shop.wishlistLink.click();
    await shareList(shop);
    await expect
      .poll(() => sharedBySystem(page))
      .toEqual({ title: 'A wishlist of gadgets', url: `${baseURL}/dashboard?tab=wishlist#wishlist=a` });
    await shop.cartLink.click();
    await shareList(shop);
    await expect
      .poll(() => sharedBySystem(page))
      .toEqual({ title: 'A cart of gadgets', url: `${baseURL}/dashboard#cart=b` });
    expect(await copied(page)).toBeUndefined();
  });

  test('copies if the system refuses, or shows the link', async ({ page, shop, baseURL }) => {
    await systemShares(page, 'broken');
    await replaceClipboard(page, false);
    await openDashboard(shop, { cart: [a] });
    await shareList(shop);
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

  test('makes a link to a gadget, which shows it', async ({ page, shop, browser, baseURL }) => {
    await systemShares(page, 'taken', 'broken');
    await replaceClipboard(page, true);
    await shop.open('/details', { chosen: odd });
    const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
    await share.click();
    const link = `${baseURL}/details#product=${encodeURIComponent(ODD)}`;
    await expect.poll(() => sharedBySystem(page)).toEqual({ title: 'Odd one', url: link });
    await share.click();
    await expect(shop.toast('Link copied')).toBeVisible();
    expect(await copied(page)).toBe(link);

    const friend = await (await browser.newContext()).newPage();
    await sell(friend, stock);
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1, name: 'Odd one' })).toBeVisible();
    await friend.context().close();
  });

  test('says how much of a very long cart the link holds', async ({ page, shop }) => {
    await systemShares(page);
    await replaceClipboard(page, true);
    await openDashboard(shop, { cart: Array.from({ length: 300 }, () => a) });
    await shareList(shop);
    await expect(shop.toast('Link copied: it holds the first 200 of 300')).toBeVisible();
  });

  test('shares a comparison, and Undo brings the former one back', async ({ page, shop }) => {
    await systemShares(page);
    await replaceClipboard(page, true);
    await shop.open('/details#compare', { chosen: b, compared: [a, odd] });
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    await expect(shop.toast('Link copied')).toBeVisible();
    const link = await copied(page);
    expect(new URL(link).hash).toBe(`#compare=a,${encodeURIComponent(ODD)}`);
    await page.keyboard.press('Escape');
    await shop.buttonOf('Remove', 'Odd one').click();
    await shop.buttonOf('Compare', 'Gadget b').click();
    await expect(page.getByRole('list', { name: 'Chosen to compare' }).getByRole('listitem')).toHaveCount(2);

    await page.goto(link);
    await expect(offer(page)).toHaveAccessibleName('Compare these 2 gadgets?');
    await expect(offer(page)).toContainText('They will replace what you are comparing now.');
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
