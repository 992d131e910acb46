import { many, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

/** Notes, from now on, what each transition between two views animates. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const seen: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const animated = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : undefined))
          .filter((effect) => Number(effect?.getTiming().duration) > 0)
          .map((effect) => effect?.pseudoElement ?? '');
        seen.push(animated);
      });
      return transition;
    };
    Object.assign(globalThis, { seenTransitions: seen });
  });
  return async () => {
    const seen: unknown = await page.evaluate(() => Reflect.get(globalThis, 'seenTransitions'));
    return Array.isArray(seen) ? seen : [];
  };
}

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card grows into the picture of its details', async ({ page }) => {
    const transitions = await watchTransitions(page);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.openDetails('iPhone 16 Pro');
    await expect
      .poll(async () => (await transitions()).flat())
      .toContainEqual(expect.stringMatching(/^::view-transition-group\(picture-/u));
  });

  test('nothing of the page but that picture moves, time after time', async ({ page }) => {
    const transitions = await watchTransitions(page);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.openDetails('iPhone 16 Pro');
    await page.goBack();
    await shop.openDetails('Google Pixel 9 Pro');
    await expect.poll(transitions).toHaveLength(2);
    const parts = (await transitions()).flat().filter((part) => part.startsWith('::view-transition'));
    expect(parts.filter((part) => !part.includes('(picture-'))).toEqual([]);
  });

  test('a window that changes its size before the picture grows stops it, and nothing is an error', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const resized = new Promise<void>((resolve) => Object.assign(globalThis, { goOn: resolve }));
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (asked) => {
        const { update, types = null } = typeof asked === 'object' ? asked : { update: asked };
        return start({ types, update: () => resized.then(() => update?.()) });
      };
    });
    const shop = new ShopPage(page);
    await shop.open();
    await shop.card('iPhone 16 Pro').getByRole('button', { name: 'View Details' }).click();
    await expect.poll(() => page.evaluate(() => document.activeViewTransition !== null)).toBe(true);
    await page.setViewportSize({ width: 700, height: 500 });
    await page.evaluate(() => Reflect.get(globalThis, 'goOn')());
    await expect(page.getByRole('heading', { level: 1, name: 'iPhone 16 Pro' })).toBeVisible();
  });

  test('a catalogue that comes after its first gadgets moves no picture', async ({ page }) => {
    await sell(page, many(2_000));
    const transitions = await watchTransitions(page);
    const shop = new ShopPage(page);
    await shop.open();
    await expect(shop.card('Gadget 3')).toHaveAttribute('aria-setsize', '2000');
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await transitions()).toEqual([]);
  });

  test('a change of category moves no picture', async ({ page }) => {
    const transitions = await watchTransitions(page);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.choose('Laptops');
    await expect(page.getByText(/^\d+ gadgets$/u)).not.toHaveText('54 gadgets');
    await shop.goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await transitions()).toEqual([]);
  });
});

test.describe('With less motion asked for', () => {
  test('opening a gadget moves nothing', async ({ page }) => {
    const transitions = await watchTransitions(page);
    const shop = new ShopPage(page);
    await shop.open();
    await shop.openDetails('iPhone 16 Pro');
    await expect.poll(async () => (await transitions()).length).toBeGreaterThan(0);
    expect((await transitions()).flat()).toEqual([]);
  });

  test('a card under the pointer and a dialog are there without a transition', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    const card = shop.card('iPhone 16 Pro').getByRole('article');
    await card.hover();
    expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
    await page.goto('/#returns');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0s');
  });
});
