import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './support/test';

/** Pictures in transition between screens, by name, with their start widths in CSS pixels. */
const movingPictures = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const name = /^::view-transition-group\((?<name>.+)\)$/u.exec(effect.pseudoElement ?? '')?.groups?.[
        'name'
      ];
      const width = Number.parseFloat(String(effect.getKeyframes()[0]?.['width']));
      return name === undefined || Number.isNaN(width) ? [] : { name, width: Math.round(width) };
    }),
  );

/** Speeds up all animations by a factor. */
async function setPace(page: Page, rate: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: rate });
}

const phone = 'picture-violet-phone';

const widthOf = async (image: Locator) => Math.round((await image.boundingBox())?.width ?? 0);

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the card’s picture grows into that of the details', async ({ page, shop }) => {
    await shop.open();
    const small = await widthOf(shop.card('Violet Phone').getByRole('presentation'));
    await setPace(page, 0);
    await shop.openDetails('Violet Phone');
    await expect.poll(() => movingPictures(page)).toEqual([{ name: phone, width: small }]);
    await setPace(page, 1);
    await expect.poll(() => movingPictures(page)).toEqual([]);
    const large = await widthOf(
      page.getByRole('main').getByRole('img', { name: 'Violet Phone, front and back' }),
    );
    expect(large).toBeGreaterThan(small);

    await setPace(page, 0);
    await page.goBack();
    await expect.poll(() => movingPictures(page)).toEqual([{ name: phone, width: large }]);
    await setPace(page, 1);
    await expect.poll(() => movingPictures(page)).toEqual([]);
    await setPace(page, 0);
    await shop.choose('Phones');
    await expect(page.getByText('2 gadgets in Phones', { exact: true })).toBeVisible();
    expect(await movingPictures(page)).toEqual([]);
  });

  test('a gadget can be bought while its picture moves', async ({ page, shop }) => {
    await shop.open();
    await setPace(page, 0);
    await shop.openDetails('Violet Phone');
    await expect.poll(() => movingPictures(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.cartLink).toHaveText('1');
    expect(await movingPictures(page)).toHaveLength(1);
    await setPace(page, 1);
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect.poll(() => movingPictures(page)).toEqual([]);
  });
});

test('A link leads on while the browser captures the old screen', async ({ page, shop }) => {
  await shop.open();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      document.startViewTransition = start;
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Dashboard');
      queueMicrotask(() => link?.click());
      return start(options);
    };
  });
  const loads: string[] = [];
  page.on('framenavigated', () => loads.push(page.url()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(`loaded ${request.url()}`);
  });
  // The details may never be seen.
  await shop.card('Violet Phone').getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  expect(loads.map((url) => url.replace(/^.*\//u, '/'))).toEqual(['/details', '/dashboard']);
});

test('Nothing moves for those who want less motion', async ({ page, shop }) => {
  await shop.open();
  const card = shop.card('Violet Phone').getByRole('article');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s, 0s');
  await page.goto('/#returns');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0s');
  await page.keyboard.press('Escape');
  await setPace(page, 0);
  await shop.openDetails('Violet Phone');
  await expect(page.getByRole('heading', { level: 2, name: 'Similar Gadgets' })).toBeAttached();
  expect(await movingPictures(page)).toEqual([]);
});
