import { existsSync, readFileSync } from 'node:fs';
import { findings, loadAxe } from './support/axe';
import { states, type State } from './support/states';
import { expect, failedResource, test, type Page } from './support/test';
import { typefaceIsThere } from './support/typeface';

const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 .5h2v2H1z" fill="#86c"/></svg>';

/** Replaces rendered pictures with a plain shape, so that new renders change no screenshot. */
async function drawPictures(page: Page): Promise<void> {
  await page.route(/\/images\/(?:products|scenes)\//u, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: shape }),
  );
}

/** Loads pictures that a full-page screenshot would miss. */
async function drawWhole(page: Page): Promise<void> {
  await typefaceIsThere(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Compares with the reference picture; skips the costly comparison if the bytes are equal. */
async function expectPicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  const kept = test.info().snapshotPath(name, { kind: 'screenshot' });
  const taken = await page.screenshot({ fullPage, animations: 'disabled' });
  if (existsSync(kept) && taken.equals(readFileSync(kept))) return;
  // Less than a word's difference.
  await expect.soft(page).toHaveScreenshot(name, { fullPage, maxDiffPixels: 250 });
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
}

/** Checks a state in both widths and color schemes. */
async function look(page: Page, { name, picture }: State): Promise<void> {
  await page.mouse.move(0, 0);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawWhole(page);
    await expectNoOverflow(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (picture) await expectPicture(page, `${name}-${width}-${colorScheme}.png`, picture === 'page');
      // Dark changes colors only.
      const found = await findings(page, colorScheme === 'light' ? 'all' : 'contrast');
      expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  // 240: a phone with text at 150 %.
  for (const width of [240, 320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/*
 * Each state is reached once, and then looked at in both widths and schemes. After a change of its look that is
 * meant: `npx playwright test states --update-snapshots=all`, and look at each picture.
 */
for (const first of states) {
  const visit = [first, ...(first.next ? [first.next] : [])];
  const names = visit.map(({ name }) => name).join(' and ');
  test(`${names}: looks as it did, and axe finds nothing`, async ({ page, shop, consoleGuard }) => {
    if (first.failing) consoleGuard.expectComplaint(failedResource);
    await drawPictures(page);
    for (const state of visit) {
      await test.step(state.name, async () => {
        await state.reach(shop);
        if (state === first) await loadAxe(page);
        await look(page, state);
      });
    }
  });
}
