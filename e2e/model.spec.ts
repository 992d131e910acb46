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

test.use({ ...smallWindow, reducedMotion: 'reduce' });
expectSlowDrawing();

const model = (page: Page) =>
  dialog(page).getByRole('img', {
    name: /^Violet Phone in three dimensions\. Use mouse, touch or arrow keys/u,
  });
/** The model, without the controls over it. */
const look = (page: Page) => page.screenshot({ clip: { x: 0, y: 64, width: 480, height: 300 } });

test.describe('A model', () => {
  test('turns by views and buttons, and says its side', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    await expect(page.getByRole('heading', { name: 'Violet Phone in 3D' })).toBeFocused();
    await expect(page.getByText('As in the picture')).toHaveCount(1);
    await expect(button(page, 'As in the picture')).toHaveAttribute('aria-pressed', 'true');
    const first = await look(page);
    const isAsFirst = async () => first.equals(await look(page));
    await press(page, 'Back: the plug');
    await expect(said(page)).toHaveText('From the back');
    await expect(button(page, 'Back: the plug')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'As in the picture')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(isAsFirst).toBe(false);

    await press(page, 'Higher');
    await press(page, 'Higher');
    await expect(said(page)).toHaveText('From the back, above');
    await expect(button(page, 'Back: the plug')).toHaveAttribute('aria-pressed', 'false');
    await press(page, 'Turn left');
    await press(page, 'Turn left');
    await press(page, 'Turn left');
    await expect(said(page)).toHaveText('From the left, above');
    await press(page, 'As in the picture');
    await isThere(page);
    await expect.poll(isAsFirst).toBe(true);
    await loadAxe(page);
    expect(await findings(page, 'all')).toEqual([]);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('turns by a drag and by keys, and comes near by a wheel', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    const first = await look(page);
    const isAsFirst = async () => first.equals(await look(page));
    await model(page).dragTo(model(page), { targetPosition: { x: 80, y: 200 } });
    await expect(button(page, 'As in the picture')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(isAsFirst).toBe(false);
    await press(page, 'As in the picture');
    await expect.poll(isAsFirst).toBe(true);

    await model(page).hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(isAsFirst).toBe(false);
    for (let times = 0; times < 4; times += 1) await press(page, 'Zoom out');
    await expect.poll(isAsFirst).toBe(true);

    await page.getByRole('heading', { name: 'Violet Phone in 3D' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(model(page)).toBeFocused();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('status').last()).toHaveText(/^View from stage (?:left|right)/u);
  });

  test('has controls in one line, in sight, in every window', async ({ page, shop }) => {
    await openDetails(shop);
    await open(page).click();
    await isThere(page);
    for (const [width, height] of [
      [320, 568],
      [390, 620],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tools = ['Turn left', 'Turn right', 'Higher', 'Lower', 'Zoom out', 'Zoom in'];
      const boxes = await Promise.all(tools.map((name) => button(page, name).boundingBox()));
      expect.soft(new Set(boxes.map((box) => box?.y)).size, `${width} × ${height}`).toBe(1);
      for (const name of [...tools, 'Close', 'As in the picture'])
        await expect.soft(button(page, name), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
});
