import { findings, loadAxe } from './support/axe';
import { ShopPage } from './support/shop-page';
import { states } from './support/states';
import { expect, failedResource, test, type Page } from './support/test';
import { typefaceIsThere } from './support/typeface';

const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 .5h2v2H1z" fill="#86c"/></svg>';

/** Shows a plain shape in place of every rendered picture, so that a new render is no change of a screen. */
async function drawPictures(page: Page): Promise<void> {
  await page.route(/\/images\/(?:products|scenes)\//u, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: shape }),
  );
}

/** Draws what a screenshot of the whole page would else find not loaded yet. */
async function drawWhole(page: Page): Promise<void> {
  await typefaceIsThere(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/*
 * Each state is reached once, and then looked at in both widths and schemes. After a change of its look that is
 * meant: `npx playwright test states --update-snapshots`, and look at each picture.
 */
for (const { name, reach, picture, failing } of states) {
  test(`${name} looks as it did, has nothing for axe to find and never scrolls sideways`, async ({
    page,
    consoleGuard,
  }) => {
    if (failing) consoleGuard.expectComplaint(failedResource);
    await drawPictures(page);
    await reach(new ShopPage(page));
    await loadAxe(page);
    await page.mouse.move(0, 0);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await drawWhole(page);
        if (picture)
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: picture === 'page',
            // At 360 px, less than a button more or less.
            maxDiffPixelRatio: 0.001,
          });
        // What dark changes is colors.
        const found = await findings(page, colorScheme === 'light' ? 'all' : 'contrast');
        expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
