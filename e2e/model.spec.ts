import { violetPhone } from './support/catalogue';
import { findings, loadAxe } from './support/axe';
import { stayUntilKept } from './support/offline';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test, type Page } from './support/test';

// Drawn by the processor, each pixel costs.
test.use({ viewport: { width: 480, height: 520 } });

/** The browser's own words where it has no graphics processor. */
const stalled = /GPU stall due to ReadPixels/u;

test.beforeEach(({ consoleGuard }) => {
  test.setTimeout(180_000);
  consoleGuard.expectComplaint(stalled);
});

/** Without a graphics processor, the first frame takes a while. */
const isThere = (page: Page) => expect(said(page)).toHaveText('As in the picture', { timeout: 60_000 });

const open = (page: Page) => page.getByRole('button', { name: /^View in 3-D \(\d+ KB\)$/u });
const dialog = (page: Page) => page.getByRole('dialog', { name: violetPhone.product_title });
const model = (page: Page) => dialog(page).getByRole('img', { name: 'Violet Phone in three dimensions' });
const said = (page: Page) => dialog(page).getByRole('status');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

async function openDetails(page: Page): Promise<void> {
  await comeBackWith(page, { chosen: violetPhone });
  await new ShopPage(page).open('/details');
}

test.describe('A model', () => {
  test('is turned by named views, buttons, keys and a drag, and says from where it is seen; Back closes it, and focus returns', async ({
    page,
  }) => {
    await openDetails(page);
    await open(page).click();
    await isThere(page);
    const first = await model(page).screenshot();
    await press(page, 'Back: the plug');
    await expect(said(page)).toHaveText('Back: the plug');
    await expect.poll(async () => first.equals(await model(page).screenshot())).toBe(false);

    await press(page, 'Turn left');
    await expect(said(page)).toHaveText('From the back');
    await press(page, 'From higher');
    await press(page, 'From higher');
    await expect(said(page)).toHaveText('From the back, above');
    await press(page, 'Zoom in');
    await expect(said(page)).toHaveText('140 %');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(said(page)).toHaveText('From the back, below');
    await page.keyboard.press('-');
    await expect(said(page)).toHaveText('100 %');
    await page.keyboard.press('0');
    await expect(said(page)).toHaveText('As in the picture');
    const isAsFirst = async () => first.equals(await model(page).screenshot());
    await expect.poll(isAsFirst).toBe(true);

    await model(page).dragTo(model(page), { targetPosition: { x: 80, y: 200 } });
    await expect(said(page)).toHaveText(/^From the (?:back )?right/u);
    await expect.poll(isAsFirst).toBe(false);
    await loadAxe(page);
    expect(await findings(page, 'all')).toEqual([]);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('is seen up close where a wheel or a double click asks for it, from there moved by keys, and by a named view', async ({
    page,
  }) => {
    await openDetails(page);
    await open(page).click();
    await isThere(page);
    /** How much there is to see. */
    const detail = async () => (await model(page).screenshot()).byteLength;
    const whole = await detail();
    await model(page).dblclick({ position: { x: 30, y: 30 } });
    await expect(said(page)).toHaveText('250 %');
    // There is hardly more than ground in the corner.
    await expect.poll(detail).toBeLessThan(0.6 * whole);
    const corner = await detail();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(said(page)).toHaveText('More of the right');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(said(page)).toHaveText('More of the bottom');
    await expect.poll(detail).toBeGreaterThan(1.2 * corner);
    await model(page).dblclick();
    await expect(said(page)).toHaveText('100 %');
    await expect.poll(detail).toBeGreaterThan(0.9 * whole);

    await model(page).hover();
    await page.mouse.wheel(0, -500);
    await expect(said(page)).toHaveText('272 %');
    await press(page, 'The plug up close');
    await expect(said(page)).toHaveText('The plug up close');
    await press(page, 'Zoom out');
    await expect(said(page)).toHaveText('143 %');
  });

  test('weighs what the button says, and is drawn only when something has changed', async ({ page }) => {
    await page.addInitScript(() => {
      const { requestAnimationFrame: frame } = globalThis;
      Object.assign(globalThis, { asked: 0, frame });
      globalThis.requestAnimationFrame = (callback) => {
        Object.assign(globalThis, { asked: Number(Reflect.get(globalThis, 'asked')) + 1 });
        return frame(callback);
      };
    });
    const sizes: Array<Promise<number>> = [];
    page.on('requestfinished', (request) => {
      if (/models\/|model-dialog-/u.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await openDetails(page);
    await expect(open(page)).toBeVisible();
    const told = Number(
      /\((?<size>\d+) KB\)/u.exec((await open(page).textContent()) ?? '')?.groups?.['size'],
    );
    await open(page).click();
    await isThere(page);
    const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    expect(Math.abs(loaded - told) / told, `${loaded} KB, told are ${told}`).toBeLessThan(0.03);

    /** For how many frames something asked so far, after two in which something might. */
    const asked = () =>
      page.evaluate(async () => {
        const frame: typeof requestAnimationFrame = Reflect.get(globalThis, 'frame');
        await new Promise((resolve) => {
          frame(() => frame(resolve));
        });
        return Number(Reflect.get(globalThis, 'asked'));
      });
    const before = await asked();
    expect(await asked()).toBe(before);
    await press(page, 'Turn left');
    await expect.poll(asked).toBeGreaterThan(before);
  });

  test('is shown as was asked for while it loaded', async ({ page }) => {
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/model.bin', async (route) => {
      await arrived;
      await route.continue();
    });
    await openDetails(page);
    await open(page).click();
    await press(page, 'Back: the plug');
    await press(page, 'Turn left');
    await expect(said(page)).toHaveText('Loading…');
    arrive?.();
    await expect(said(page)).toHaveText('From the back', { timeout: 60_000 });
  });

  test('that would be drawn slowly is drawn for those who ask for it', async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = HTMLCanvasElement;
      const getContext = Reflect.get(prototype, 'getContext');
      // As a browser does that has no graphics processor.
      Reflect.set(
        prototype,
        'getContext',
        function (this: HTMLCanvasElement, kind: string, options: unknown) {
          const refuses =
            typeof options === 'object' &&
            options !== null &&
            Reflect.get(options, 'failIfMajorPerformanceCaveat');
          return refuses === true ? null : getContext.call(this, kind, options);
        },
      );
    });
    await openDetails(page);
    await open(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('This device would draw it slowly.');
    await press(page, 'Show it anyway');
    await isThere(page);
  });

  test('that does not arrive, or that the browser stops drawing, leads back to the pictures', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.route('**/model.bin', (route) => route.fulfill({ status: 500 }));
    await openDetails(page);
    await open(page).click();
    const refusal = dialog(page).getByRole('alert');
    await expect(refusal).toContainText('The model has not arrived. Are you offline?');
    await refusal.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.unroute('**/model.bin');
    await open(page).click();
    await isThere(page);
    await page.locator('dialog canvas').evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(refusal).toContainText('The browser has stopped drawing it.');
  });
});

test.describe('Once used', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a model and the pictures of a gallery are there without a network', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    const shop = new ShopPage(page);
    await shop.open();
    await stayUntilKept(page);
    await page.reload();
    await shop.openDetails(violetPhone.product_title);
    const second = page.getByRole('img', { name: 'Violet Phone from behind' });
    const isShown = () =>
      second.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(isShown).toBe(true);
    await open(page).click();
    await isThere(page);

    await context.setOffline(true);
    await page.reload();
    await isThere(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(isShown).toBe(true);
  });
});
