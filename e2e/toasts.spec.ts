import { gadget } from './support/catalog';
import { openGadget } from './support/open-gadget';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

test.describe('Toasts', () => {
  test('stand at the top center, the newest last', async ({ page, shop }) => {
    await openGadget(shop);
    const [older, newer] = [shop.toast('Item Added to Cart'), shop.toast('Item Added to Wishlist')];
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(older).toBeVisible();
    const durations = await older.evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(Math.max(0, ...durations)).toBeLessThanOrEqual(1);
    await expect
      .poll(async () => {
        const box = await older.boundingBox();
        return box && Math.abs(box.x + box.width / 2 - 640) < 10 && box.y < 110;
      })
      .toBe(true);

    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect
      .poll(async () => {
        const [above, below] = [await older.boundingBox(), await newer.boundingBox()];
        return above !== null && below !== null && below.y >= above.y + above.height;
      })
      .toBe(true);

    await newer.hover();
    const box = await newer.boundingBox();
    if (!box) throw new Error('the toast has no place');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, y, { steps: 5 });
    await page.mouse.move(box.x + 480, y, { steps: 5 });
    await page.mouse.up();
    await expect(newer).toBeHidden();
  });

  test('leave the presses that began before they came to what is below', async ({
    browser,
    baseURL,
    shopServer,
  }) => {
    const context = await browser.newContext({
      baseURL: String(baseURL),
      reducedMotion: 'no-preference',
      viewport: { width: 700, height: 700 },
    });
    const page = await context.newPage();
    const shop = new ShopPage(page, shopServer);
    await shop.open('/', { sells: [gadget('a'), gadget('b')] });
    const below = shop.card('Gadget a').getByRole('button', { name: 'View Details' });
    // To the toasts' corner.
    await below.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 80));
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await below.hover();
    await page.mouse.down();
    await shop.card('Gadget b').getByRole('button', { name: /wish/iu }).dispatchEvent('click');
    await expect(shop.toast('Item Added to Wishlist')).toBeAttached();
    await page.mouse.up();
    await expect(page).toHaveURL('/details');
    await context.close();
  });

  test('with an Undo stay ten seconds and say its key', async ({ page, shop }) => {
    await comeBackWith(page, { wishlist: [gadget('gone')], cart: [gadget('a')] });
    await shop.open('/dashboard', { sells: [gadget('a')] });
    await shop.rows.getByRole('button', { name: 'Remove' }).click();
    const toast = shop.toast('Item Removed from Cart');
    const said = page.getByRole('status').getByText('Item Removed from Cart. Press Control Z to undo.');
    await expect(said).toHaveCount(1);
    await expect(toast.getByRole('progressbar', { includeHidden: true })).toHaveCSS(
      'animation-duration',
      '10s',
    );
    await shop.wishlistLink.click();
    await shop.doWithAll('Move all to cart');
    const warning = shop.toast('Nothing on your wishlist is available anymore');
    await expect(warning).toHaveClass(/warning/u);
  });
});

/** The number of visible toasts. */
const seen = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('group')
    .evaluateAll(
      (toasts) =>
        toasts.filter((toast) => {
          const { x, y, width, height } = toast.getBoundingClientRect();
          return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length,
    );

test.describe('Many toasts', () => {
  test('are one for each press, and three are seen', async ({ page, shop }) => {
    await openGadget(shop);
    const add = page.getByRole('button', { name: 'Add To Cart' });
    for (let presses = 0; presses < 6; presses += 1) await add.click();
    await expect(shop.toast('Item Added to Cart')).toHaveCount(6);
    await expect.poll(() => seen(page)).toBe(3);
    await page.keyboard.press('Alt+t');
    await expect.poll(() => seen(page)).toBe(6);
    await add.focus();
    await expect.poll(() => seen(page)).toBe(3);
  });

  test('have an id each, with an Undo or without', async ({ page, shop }) => {
    await shop.open();
    await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
    await page.getByRole('button', { name: 'Remove from wishlist' }).click();
    const toasts = [shop.toast('Item Added to Wishlist'), shop.toast('Item Removed from Wishlist')];
    const ids = await Promise.all(toasts.map((toast) => toast.getAttribute('id')));
    expect(new Set(ids).size).toBe(2);
  });

  test('leave the next buttons free, at every width', async ({ page, shop }) => {
    const all = ['a', 'b', 'c', 'd'].map((id) => gadget(id));
    shop.sell(all);
    await comeBackWith(page, { cart: all, compared: all.slice(0, 3) });
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shop.open('/dashboard');
      await page.getByRole('button', { name: 'Purchase' }).evaluate((button) => button.scrollIntoView());
      await shop.rows.first().getByRole('button', { name: 'Remove' }).click();
      await expect(shop.toast('Item Removed from Cart')).toBeVisible();
      await page.getByRole('button', { name: 'Sort by Price' }).click({ timeout: 3000 });
      await page.getByRole('button', { name: 'More' }).click({ timeout: 3000, trial: true });
      await page.getByRole('button', { name: 'Purchase' }).click({ timeout: 3000, trial: true });
      await shop.rows.first().getByRole('button', { name: 'Remove' }).click({ timeout: 3000, trial: true });
      await shop.open('/#compare');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('table')).toBeVisible();
      for (const add of await dialog.getByRole('button', { name: 'Add To Cart' }).all()) await add.click();
      await expect.poll(() => seen(page)).toBe(1);
      await dialog.getByRole('checkbox').check({ timeout: 3000 });
    }
  });

  test('have their words in two lines at 320 pixels', async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await comeBackWith(page, { wishlist: [gadget('a')] });
    await shop.open('/dashboard?tab=wishlist', { sells: [gadget('a')] });
    await shop.rows.getByRole('button', { name: 'Remove' }).click();
    const words = shop.toast('Item Removed from Wishlist').getByText('Item Removed from Wishlist');
    await expect(words).toBeVisible();
    const lines = await words.evaluate((element) => element.getClientRects().length);
    expect(lines).toBeLessThanOrEqual(2);
  });
});

test.describe('The time of a toast', () => {
  test.use({ toastsStay: false });

  test('close after five seconds, but for pauses', async ({ page, shop }) => {
    // The toast ends with its bar, which runs slowly until all pauses have been looked at.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await openGadget(shop);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    const toast = shop.toast('Item Added to Cart');
    const bar = toast.getByRole('progressbar', { includeHidden: true });
    await expect(bar).toHaveCSS('animation-duration', '5s');
    await expect(bar).toHaveCSS('animation-play-state', 'running');
    await toast.hover();
    await expect(bar).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(5, 700);
    await expect(bar).toHaveCSS('animation-play-state', 'running');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(bar).toHaveCSS('animation-play-state', 'paused');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bar).toHaveCSS('animation-play-state', 'running');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await expect(toast).toBeHidden();
  });

  test('stand still while focus is among them', async ({ page, shop }) => {
    await openGadget(shop);
    const add = page.getByRole('button', { name: 'Add To Cart' });
    await add.click();
    await add.click();
    await expect(shop.toast('Item Added to Cart')).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Item Added to Cart' })).toHaveCount(2);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const bars = page.getByRole('progressbar', { includeHidden: true });
    const states = () =>
      bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).animationPlayState));
    await page.keyboard.press('Alt+t');
    await expect.poll(states).toEqual(['paused', 'paused']);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect.poll(states).toEqual(['paused', 'paused']);
    await page.getByRole('button', { name: 'Add to wishlist' }).dispatchEvent('click');
    await expect.poll(states).toEqual(['paused', 'paused', 'paused']);
    await add.focus();
    await expect.poll(states).toEqual(['running', 'running', 'running']);
  });
});
