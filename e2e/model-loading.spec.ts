import { violetPhone } from './support/catalog';
import { holdBack } from './support/hold-back';
import {
  button,
  dialog,
  expectSlowDrawing,
  isThere,
  open,
  openDetails,
  press,
  said,
  smallWindow,
} from './support/model';
import { openAndKeep } from './support/offline';
import { expect, failedResource, test } from './support/test';

test.use(smallWindow);
expectSlowDrawing();

test.describe('A model', () => {
  test('weighs what the button says', async ({ page, shop }) => {
    const sizes: Array<Promise<number>> = [];
    page.on('requestfinished', (request) => {
      if (/models\/|model-(?:dialog|stage)-/u.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await openDetails(shop);
    await expect(open(page)).toBeVisible();
    const told = Number(
      /\((?<size>\d+) KB\)/u.exec((await open(page).textContent()) ?? '')?.groups?.['size'],
    );
    await open(page).click();
    await isThere(page);
    const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    expect(Math.abs(loaded - told) / told, `${loaded} KB, told are ${told}`).toBeLessThan(0.03);
  });

  test('loads together with its code, behind a dialog', async ({ page, shop }) => {
    const arrive = await holdBack(page, '**/model-stage-*.js');
    await openDetails(shop);
    const asked = page.waitForRequest('**/model.gltf');
    await open(page).click();
    await asked;
    await expect(said(page)).toHaveText('Loading…');
    await expect(button(page, 'Turn left')).toHaveCount(0);
    arrive();
    await isThere(page);
  });

  test('waits for a press if it would be drawn slowly', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const { prototype } = HTMLCanvasElement;
      const getContext = Reflect.get(prototype, 'getContext');
      // As browsers without a graphics processor do.
      Reflect.set(
        prototype,
        'getContext',
        function (this: HTMLCanvasElement, kind: string, options: unknown) {
          const refuses =
            typeof options === 'object' &&
            options !== null &&
            Reflect.get(options, 'failIfMajorPerformanceCaveat');
          return refuses === true ? null : Reflect.apply(getContext, this, [kind, options]);
        },
      );
    });
    await openDetails(shop);
    await open(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('3D may be slow on this device.');
    await press(page, 'Show anyway');
    await isThere(page);
  });

  test('is loaded again on a press if it fails or stops', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    consoleGuard.expectComplaint(/Failed to load buffer|does not belong to this context/u);
    await page.route('**/model.bin', (route) => route.fulfill({ status: 500 }));
    await openDetails(shop);
    await open(page).click();
    const refusal = dialog(page).getByRole('alert');
    await expect(refusal).toContainText('The 3D model didn’t load.');
    await refusal.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(dialog(page)).toBeHidden();

    await open(page).click();
    await expect(refusal).toContainText('The 3D model didn’t load.');
    await page.unroute('**/model.bin');
    await press(page, 'Try again');
    await isThere(page);
    // The viewer has a second canvas, for pages with several models.
    const context = await page
      .locator('dialog canvas')
      .last()
      .evaluateHandle(
        (canvas) =>
          canvas instanceof HTMLCanvasElement &&
          canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
      );
    await context.evaluate((extension) => extension && extension.loseContext());
    await expect(refusal).toContainText('The 3D view stopped.');
    await context.evaluate((extension) => extension && extension.restoreContext());
    await press(page, 'Try again');
    await isThere(page);
  });
});

test.describe('Once used', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a model and its pictures are there offline', async ({ page, shop, context, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await openAndKeep(shop);
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
