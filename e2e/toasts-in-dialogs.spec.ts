import { openGadget } from './support/open-gadget';
import { expect, test } from './support/test';

test('A toast can be pressed in a dialog that opens meanwhile', async ({ page, shop, context }) => {
  await openGadget(shop);
  const browser = await context.newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const toast = shop.toast('Item Added to Cart');
  await expect(toast).toHaveCSS('pointer-events', 'none');
  await shop.searchButton.dispatchEvent('click');
  await expect(page.getByRole('dialog').filter({ has: toast })).toBeAttached();
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});

test.describe('The time of a toast', () => {
  test.use({ toastsStay: false });

  test('begins again in a dialog and after it, and Dismiss says what it closes', async ({ page, shop }) => {
    await openGadget(shop);
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
    await expect(dialog.getByRole('group', { name: 'Item Added to Cart' })).toBeVisible();
    expect(await time()).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  });
});
