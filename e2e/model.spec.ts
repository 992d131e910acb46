import { findings, loadAxe } from './support/axe';
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
import { expect, test, type Page } from './support/test';

test.use(smallWindow);
expectSlowDrawing();

const model = (page: Page) => dialog(page).getByRole('img', { name: 'Violet Phone in three dimensions' });
/** The model, without what is laid over it. */
const look = (page: Page) => page.screenshot({ clip: { x: 0, y: 64, width: 480, height: 320 } });

test.describe('A model', () => {
  test('turns by views, buttons, keys and a drag, and says its side', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    await expect(page.getByRole('heading', { name: 'Violet Phone in 3D' })).toBeFocused();
    await expect(page.getByText('As in the picture')).toHaveCount(1);
    await expect(button(page, 'As in the picture')).toHaveAttribute('aria-pressed', 'true');
    const first = await look(page);
    await press(page, 'Back: the plug');
    await expect(said(page)).toHaveText('From the back');
    await expect(button(page, 'Back: the plug')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'As in the picture')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => first.equals(await look(page))).toBe(false);

    await press(page, 'From higher');
    await press(page, 'From higher');
    await expect(said(page)).toHaveText('From the back, above');
    await press(page, 'Zoom in');
    await expect(said(page)).toHaveText('From the back, above, 140 %');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(said(page)).toHaveText('From the back right, below, 140 %');
    await page.keyboard.press('0');
    await isThere(page);
    const isAsFirst = async () => first.equals(await look(page));
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

  test('comes near where a wheel or a double click asks', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    /** How much there is to see. */
    const detail = async () => (await look(page)).byteLength;
    const whole = await detail();
    await model(page).dblclick({ position: { x: 30, y: 90 } });
    await expect(said(page)).toHaveText('From the front right, 250 %, upper left');
    // There is hardly more than ground in the corner.
    await expect.poll(detail).toBeLessThan(0.6 * whole);
    const corner = await detail();
    await page.keyboard.press('Shift+ArrowRight');
    await press(page, 'Move, not turn');
    await press(page, 'More of the right');
    await press(page, 'More of the right');
    await press(page, 'More of the bottom');
    await press(page, 'More of the bottom');
    await expect(said(page)).toHaveText('From the front right, 250 %');
    await expect.poll(detail).toBeGreaterThan(1.2 * corner);
    await model(page).dblclick();
    await isThere(page);
    await expect.poll(detail).toBeGreaterThan(0.9 * whole);

    await model(page).hover();
    await page.mouse.wheel(0, -500);
    await expect(said(page)).toHaveText(/^From the front right, 2\d\d %/u);
    await press(page, 'The plug up close');
    await expect(said(page)).toHaveText('From the back, 200 %');
    await press(page, 'Zoom out');
    await expect(said(page)).toHaveText(/^From the back, 143 %/u);
  });

  test('has controls in one line, which say when they are at their end', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    for (const [width, height] of [
      [320, 568],
      [390, 620],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tools = [
        'Turn left',
        'Turn right',
        'From higher',
        'From lower',
        'Zoom out',
        'Zoom in',
        'Move, not turn',
      ];
      const boxes = await Promise.all(tools.map((name) => button(page, name).boundingBox()));
      expect.soft(new Set(boxes.map((box) => box?.y)).size, `${width} × ${height}`).toBe(1);
      for (const name of [...tools, 'Close', 'As in the picture'])
        await expect.soft(button(page, name), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 320, height: 320 });
    const zoomOut = button(page, 'Zoom out');
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.press('Enter');
    await expect(said(page)).toHaveText('Zoom out: as far as it goes');
    await expect(zoomOut).toBeFocused();
    await press(page, 'Move, not turn');
    for (const name of ['More of the left', 'More of the right', 'More of the top', 'More of the bottom'])
      await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Zoom in').press('Enter');
    await expect(said(page)).toHaveText('From the front right, 140 %');
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('+');
    await expect(said(page)).toHaveText('Zoom in: as far as it goes');
    await expect(button(page, 'Zoom in')).toHaveAttribute('aria-disabled', 'true');
  });
});
