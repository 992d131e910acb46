import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

async function openGadget(page: Page): Promise<ShopPage> {
  const shop = new ShopPage(page);
  const a = gadget('a');
  await sell(page, [a]);
  await comeBackWith(page, { chosen: a });
  await shop.open('/details');
  return shop;
}

test.describe('Toasts', () => {
  test('stand at the top centre, a newer one below the older ones, come at once where less motion is asked for, and can be dragged away', async ({
    page,
  }) => {
    const shop = await openGadget(page);
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

  test('leave the presses that began before they came to what is below', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: String(baseURL),
      reducedMotion: 'no-preference',
      viewport: { width: 700, height: 700 },
    });
    const page = await context.newPage();
    const shop = new ShopPage(page);
    await sell(page, [gadget('a'), gadget('b')]);
    await shop.open();
    const below = shop.card('Gadget a').getByRole('button', { name: 'View Details' });
    // To where toasts come.
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

  test('with an Undo stay ten seconds, say its key, and warn without the sign of success', async ({
    page,
  }) => {
    await comeBackWith(page, { wishlist: [gadget('gone')], cart: [gadget('a')] });
    await sell(page, [gadget('a')]);
    const shop = new ShopPage(page);
    await shop.open('/dashboard');
    await shop.rows.getByRole('button', { name: 'Remove' }).click();
    const toast = shop.toast('Item Removed from Cart');
    await expect(toast).toContainText('Press Control Z to undo');
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

test.describe('The time of a toast', () => {
  test.use({ toastsStay: false });

  test('close by themselves after five seconds, which pause while the pointer is on them and while the window has lost focus', async ({
    page,
  }) => {
    const shop = await openGadget(page);
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
    // The toast goes with its bar, whose seconds pass faster now.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await expect(toast).toBeHidden();
  });

  test('go on with their time when a dialog opens and closes, and say what Dismiss closes', async ({
    page,
  }) => {
    const shop = await openGadget(page);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    const toast = shop.toast('Item Added to Cart');
    const bar = toast.getByRole('progressbar', { includeHidden: true });
    const time = () =>
      bar.evaluate((element) => Number(element.getAnimations().map(({ currentTime }) => currentTime)));
    await expect(toast.getByRole('button')).toHaveAccessibleName('Dismiss');
    await expect(toast.getByRole('button')).toHaveAccessibleDescription('Item Added to Cart');
    await expect.poll(time).toBeGreaterThan(500);
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(bar).toHaveCSS('animation-play-state', 'paused');
    const before = await time();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog.getByText('Item Added to Cart')).toBeVisible();
    expect(await time()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await time()).toBe(before);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  });
});
