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

const pressShare = (page: Page) => page.getByRole('button', { name: 'Share' }).click();

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
    await pressShare(page);
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
    await pressShare(page);
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
    await pressShare(page);
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
    await pressShare(page);
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

  test('has nothing to share of an empty list', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();
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
    await pressShare(page);
    await expect(new ShopPage(page).toast('Link copied: it holds the first 200 of 300')).toBeVisible();
  });

  test('shares a comparison, which takes the place of another’s, and Undo brings that back', async ({
    page,
  }) => {
    await systemShares(page, 'absent');
    await clipboard(page, true);
    const shop = new ShopPage(page);
    await shop.open();
    const toggle = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true });
    await toggle('Gadget a').click();
    await toggle('Odd one').click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await pressShare(page);
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
    await shop.toast('2 gadgets chosen to compare').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('columnheader')).toHaveText(['Specification', 'Gadget a', 'Gadget b']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('A link', () => {
  test('adds to the cart what was there before, and Undo takes just that out again', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToCart('Gadget a');
    await page.goto('/dashboard#cart=a,b,b');
    await expect(offer(page)).toHaveAccessibleName('Add these 3 gadgets to your cart?');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await expect(shop.cartLink).toHaveText('4');
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget a', 'Gadget b', 'Gadget b']);
    await shop.toast('3 gadgets added to your cart').getByRole('button', { name: 'Undo' }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
    await page.reload();
    await expect(shop.cartLink).toHaveText('1');
    await expect(offer(page)).toBeHidden();
  });

  test('adds to the wishlist what is not on it, and says what is', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await shop.addToWishlist('Gadget a');
    await page.goto('/dashboard?tab=wishlist#wishlist=a,b,b');
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your wishlist?');
    await expect(offer(page)).toContainText('1 gadget of the link is on your wishlist already.');
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a', 'Gadget b']);
    await shop.toast('1 gadget added to your wishlist').getByRole('button', { name: 'Undo' }).click();
    await expect(shop.rows.getByRole('heading')).toHaveText(['Gadget a']);
  });

  for (const [how, decline] of [
    ['No, thanks', (page: Page) => page.getByRole('button', { name: 'No, thanks' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`declined by ${how} changes nothing and leaves the address, without an entry of its own`, async ({
      page,
    }) => {
      const shop = new ShopPage(page);
      await page.goto('/about-us');
      await page.goto('/dashboard#cart=a');
      await expect(offer(page)).toBeVisible();
      await decline(page);
      await expect(offer(page)).toBeHidden();
      await expect(page).toHaveURL('/dashboard');
      await expect(shop.cartLink).toHaveText('0');
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
    });
  }

  test('pasted into the address of the open dashboard is offered as well', async ({ page }) => {
    await new ShopPage(page).open('/dashboard');
    await page.evaluate(() => {
      location.hash = '#cart=b';
    });
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your cart?');
  });

  test('waits for the catalogue, which alone tells what a gadget is', async ({ page }) => {
    await page.context().unroute('**/Data.json');
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.context().route('**/Data.json', async (route) => {
      await held;
      await route.fulfill({ json: stock });
    });
    await page.goto('/dashboard#cart=b');
    await expect(offer(page)).toContainText('Loading');
    answer();
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your cart?');
  });

  test('leaves out and says what is not sold here', async ({ page }) => {
    await page.goto('/dashboard#cart=gone,a,away');
    await expect(offer(page)).toHaveAccessibleName('Add this gadget to your cart?');
    await expect(offer(page)).toContainText('2 gadgets of the link are not sold here');
  });

  for (const [what, hash] of [
    ['of nothing', '#cart='],
    ['of commas', '#wishlist=,,,,'],
    ['of ids that nothing has', '#cart=__proto__,constructor,toString'],
    [
      'that is hostile',
      '#cart=<img src=x onerror=alert(1)>,javascript:alert(1),%3Cscript%3Ealert(1)%3C/script%3E',
    ],
    ['that is garbled', '#cart=%,%E0%A4%A,%00,%zz'],
  ] as const) {
    test(`${what} offers nothing and says so`, async ({ page }) => {
      const shop = new ShopPage(page);
      page.on('dialog', () => {
        throw new Error('a script of the link ran');
      });
      await page.goto(`/dashboard${hash}`);
      await expect(offer(page)).toHaveAccessibleName('Nothing in this link is sold here');
      await expect(lines(page)).toHaveCount(0);
      await expect(offer(page).getByRole('img')).toHaveCount(0);
      await offer(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(shop.cartLink).toHaveText('0');
    });
  }

  test('that is far too long is read as far as it may be, and says so', async ({ page }) => {
    await page.goto(`/dashboard#cart=${'a,'.repeat(30_000)}a`);
    await expect(offer(page)).toHaveAccessibleName('Add these 200 gadgets to your cart?');
    await expect(offer(page)).toContainText('The link is too long or damaged');
    await expect(lines(page)).toHaveText([/Gadget a × 200/u]);
  });

  test('of another kind is no offer: a text of the footer, or a word of its own', async ({ page }) => {
    await page.goto('/dashboard#returns');
    await expect(page.getByRole('dialog', { name: 'Returns' })).toBeVisible();
    await page.goto('/dashboard#basket=a');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Cart Items' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
