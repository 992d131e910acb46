import { dialog, expectSlowDrawing, isThere, open, openDetails, smallWindow } from './support/model';
import { expect, test } from './support/test';

test.use(smallWindow);
expectSlowDrawing();

const room = 'See it in your room';

test.describe('A room', () => {
  test('is offered only where a device can show it', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    await expect(dialog(page).getByRole('button', { name: room })).toBeHidden();
  });

  test('opens in true size, and a camera that fails is told of', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(/present in AR|WebXR AR session|reading 'end'|ar-mode|AR Mode|no camera/u);
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      Object.defineProperty(navigator, 'xr', {
        value: {
          isSessionSupported: async (mode: string) => mode === 'immersive-ar',
          requestSession: async (mode: string) => {
            asked.push(mode);
            throw new Error('no camera');
          },
        },
      });
    });
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    await expect(dialog(page).locator('model-viewer')).toHaveAttribute('ar-scale', 'fixed');
    await dialog(page).getByRole('button', { name: room }).click();
    await expect(shop.toast('Your camera couldn’t be opened')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual(['immersive-ar']);
    await expect(dialog(page).getByRole('button', { name: 'Turn left' })).toBeVisible();
  });
});
