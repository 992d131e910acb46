import type { Locator } from '@playwright/test';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

/** Notes, from now on, which pictures are carried from screen to screen. */
async function watchCarried(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const carried: string[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLImageElement && node.parentElement === document.body) carried.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { carriedPictures: carried });
  });
  return async () => {
    const carried: unknown = await page.evaluate(() => Reflect.get(globalThis, 'carriedPictures'));
    return Array.isArray(carried) ? carried : [];
  };
}

/** Makes all that moves so many times as fast as it is. */
async function setPace(page: Page, rate: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** Where an element begins and how wide it is, in whole CSS pixels. */
async function placeOf(element: Locator): Promise<{ left: number; top: number; width: number }> {
  const { left, top, width } = await element.evaluate((node) => node.getBoundingClientRect().toJSON());
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
}

const carriedPicture = (page: Page) => page.locator('body > img');

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card grows into the picture of its details, and back', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    const ofCard = shop.card('Violet Phone').getByRole('presentation');
    const ofDetails = page.getByRole('main').getByRole('img', { name: /Violet Phone/u });
    await setPace(page, 0);
    await shop.card('Violet Phone').getByRole('button', { name: 'View Details' }).hover();
    const small = await placeOf(ofCard);

    await shop.openDetails('Violet Phone');
    expect(await placeOf(carriedPicture(page))).toEqual(small);
    await setPace(page, 1);
    await expect(carriedPicture(page)).toHaveCount(0);
    const large = await placeOf(ofDetails);
    expect(large.width).toBeGreaterThan(small.width);

    await setPace(page, 0);
    await page.goBack();
    await expect(ofCard).toBeAttached();
    expect(await placeOf(carriedPicture(page))).toEqual(large);
    await setPace(page, 1);
    await expect(carriedPicture(page)).toHaveCount(0);
    await expect(ofCard).toHaveCSS('opacity', '1');
  });

  test('a gadget can be bought while its picture still moves, and going on leaves nothing of it behind', async ({
    page,
  }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await setPace(page, 0);
    await shop.openDetails('Violet Phone');
    await expect(carriedPicture(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.toast('Item Added to Cart')).toBeAttached();
    await expect(carriedPicture(page)).toHaveCount(1);
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(carriedPicture(page)).toHaveCount(0);
  });

  test('nothing but that picture moves, time after time, and nothing at a change of category', async ({
    page,
  }) => {
    const carried = await watchCarried(page);
    const shop = new ShopPage(page);
    await shop.open();
    const expected: unknown[] = [];
    for (const [title, file] of [
      ['Violet Phone', 'violet-phone'],
      ['Amber Headphones', 'amber-headphones'],
    ] as const) {
      const ofCard = shop.card(title).locator('img');
      const ofDetails = page.getByRole('main').getByRole('img', { name: new RegExp(title, 'u') });
      for (const [picture, change] of [
        [ofCard, () => shop.openDetails(title)],
        [ofDetails, () => page.goBack()],
      ] as const) {
        // One that has not loaded stays where it is.
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        await change();
        expected.push(expect.stringContaining(`/products/${file}-`));
        await expect.poll(carried).toEqual(expected);
      }
    }
    await shop.choose('Phones');
    await expect(page.getByText(/^\d+ gadgets$/u)).toHaveText('2 gadgets');
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await carried()).toEqual(expected);
    await expect(carriedPicture(page)).toHaveCount(0);
  });
});

test('With less motion asked for, a card under the pointer and a dialog are there without a transition, and opening a gadget moves nothing', async ({
  page,
}) => {
  const carried = await watchCarried(page);
  const shop = new ShopPage(page);
  await shop.open();
  const card = shop.card('Violet Phone').getByRole('article');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  await page.goto('/#returns');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0s');
  await page.keyboard.press('Escape');
  await shop.openDetails('Violet Phone');
  await expect(page.getByRole('heading', { level: 2, name: 'Similar Gadgets' })).toBeAttached();
  expect(await carried()).toEqual([]);
});
