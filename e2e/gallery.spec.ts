import { gadget, violetPhone } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const said = (page: Page) => page.getByRole('group', { name: /^Pictures of/u }).getByRole('status');
const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Violet Phone' });
const inViewer = (page: Page, name: string) => viewer(page).getByRole('button', { name });
/** The viewer's status: position, total and zoom. */
const saidInViewer = (page: Page) => viewer(page).getByRole('status');

async function openDetails(shop: ShopPage): Promise<void> {
  await shop.open('/details', { chosen: violetPhone });
  await expect(shop.page.getByRole('img', { name: 'Violet Phone, front and back' })).toBeVisible();
}

/** The scroll area of the shown picture. */
const areaOf = (page: Page, picture: string) =>
  viewer(page)
    .getByRole('region', { name: 'Picture' })
    .filter({ has: page.getByRole('img', { name: picture }) });

/** The picture's width relative to its room. */
const zoomOf = (page: Page, picture = 'Violet Phone, front and back') =>
  areaOf(page, picture).evaluate((area) => Math.round((area.scrollWidth / area.clientWidth) * 100) / 100);

async function openViewer(shop: ShopPage): Promise<void> {
  await openDetails(shop);
  await enlarge(shop.page).click();
  await expect(viewer(shop.page)).toBeVisible();
}

test.describe('A gadget’s pictures', () => {
  test('turn by buttons, thumbnails, arrow keys and a swipe', async ({ page, shop }) => {
    const large: string[] = [];
    page.on('request', (request) => {
      if (/-(?:640|960|1280)\.\w+$/u.test(request.url())) large.push(request.url());
    });
    await openDetails(shop);
    await expect(page.getByRole('button', { name: 'Picture 2: Violet Phone from behind' })).toBeVisible();
    expect(large).toHaveLength(1);
    await expect(said(page)).toBeEmpty();

    const picture = (name: string) => page.getByRole('img', { name, exact: true });
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(picture('Violet Phone from behind')).toBeInViewport();
    await expect(said(page)).toContainText('Picture 2 of 4: Violet Phone from behind');
    await enlarge(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(picture('Violet Phone, its side')).toBeInViewport();
    await expect(said(page)).toContainText('Picture 3 of 4');
    await page.keyboard.press('ArrowLeft');
    await expect(said(page)).toContainText('Picture 2 of 4');
    const last = page.getByRole('button', { name: 'Picture 4: Violet Phone, its lenses' });
    await last.click();
    await expect(picture('Violet Phone, its lenses')).toBeInViewport();
    await expect(last).toHaveAttribute('aria-current', 'true');
    // At the end, Next stays where it is, and keeps its focus.
    await page.getByRole('button', { name: 'Next picture' }).click({ force: true });
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeFocused();
    await expect(said(page)).toContainText('Picture 4 of 4');
    // A swipe scrolls the row, as a wheel does sideways.
    const box = await enlarge(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
    await page.mouse.wheel(-3 * (box?.width ?? 0), 0);
    await expect(said(page)).toContainText('Picture 1 of 4');
    await expect(picture('Violet Phone, front and back')).toBeInViewport();
  });

  test('fill the window, and zoom by buttons, keys and wheel', async ({ page, shop }) => {
    await openViewer(shop);
    await expect(page).toHaveURL('/details#pictures');
    await expect(page.getByRole('heading', { name: 'Pictures of Violet Phone' })).toBeFocused();
    await inViewer(page, 'Zoom in').click();
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    await expect(saidInViewer(page)).toHaveText(['', '150 %', '']);
    await inViewer(page, 'Zoom out').click();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await expect(inViewer(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await expect(inViewer(page, 'Zoom out')).toBeFocused();
    for (const key of ['+', '+', '+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => zoomOf(page)).toBe(4);
    await expect(inViewer(page, 'Zoom in')).toHaveAttribute('aria-disabled', 'true');
    // The arrow keys move a zoomed picture, wherever focus is.
    const area = areaOf(page, 'Violet Phone, front and back');
    const scrolled = () => area.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const middle = await scrolled();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(middle);
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(page)).toBe(1);
    await area.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(Math.E, 1);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(enlarge(page)).toBeFocused();
  });

  test('turn in the viewer, and so do those behind it', async ({ page, shop }) => {
    await openViewer(shop);
    const picture = (name: string) => viewer(page).getByRole('img', { name, exact: true });
    await inViewer(page, 'Zoom in').click();
    await inViewer(page, 'Next picture').click();
    await expect(picture('Violet Phone from behind')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => zoomOf(page, 'Violet Phone from behind')).toBe(1);
    await expect(saidInViewer(page).first()).toContainText('Picture 2 of 4: Violet Phone from behind');
    await page.keyboard.press('ArrowRight');
    await expect(picture('Violet Phone, its side')).toBeInViewport({ ratio: 1 });
    const last = inViewer(page, 'Picture 4: Violet Phone, its lenses');
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(picture('Violet Phone, its lenses')).toBeInViewport({ ratio: 1 });
    await picture('Violet Phone, its lenses').hover();
    await page.mouse.wheel(-1280, 0);
    await expect(saidInViewer(page).first()).toContainText('Picture 3 of 4');
    await page.keyboard.press('Escape');
    await expect(said(page)).toContainText('Picture 3 of 4');
    await expect(page.getByRole('img', { name: 'Violet Phone, its side' })).toBeInViewport();
  });

  test('zoom where a mouse clicks, and follow its drag', async ({ page, shop }) => {
    await openViewer(shop);
    const area = areaOf(page, 'Violet Phone, front and back');
    await expect(area).toHaveCSS('cursor', 'zoom-in');
    await area.click({ position: { x: 900, y: 400 } });
    await expect.poll(() => zoomOf(page)).toBe(2.5);
    await expect(area).toHaveCSS('cursor', 'zoom-out');
    const scrolled = () => area.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    expect(await scrolled()).toBe(1350);
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(scrolled).toBe(1550);
    await expect.poll(() => zoomOf(page)).toBe(2.5);
    await area.click();
    await expect.poll(() => zoomOf(page)).toBe(1);
  });

  test('are zoomed by two fingers, where the page is not, and by two taps', async ({ page, shop }) => {
    await openViewer(shop);
    const area = areaOf(page, 'Violet Phone, front and back');
    await area.evaluate((element) => {
      const touch = (type: string, spread: number) => {
        const at = (identifier: number, clientX: number) =>
          new Touch({ identifier, target: element, clientX, clientY: 300 });
        const touches = [at(1, 600 - spread), at(2, 600 + spread)];
        const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      };
      touch('touchstart', 50);
      if (!touch('touchmove', 100)) throw new Error('The page would be zoomed.');
    });
    await expect.poll(() => zoomOf(page)).toBe(2);
    // The events of a double tap.
    await area.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await area.dispatchEvent('click', { bubbles: true, detail: 1 });
    await expect.poll(() => zoomOf(page)).toBe(2);
    await area.dispatchEvent('dblclick', { bubbles: true, detail: 2 });
    await expect.poll(() => zoomOf(page)).toBe(1);
  });

  test('are as high as a low window, under controls in one line', async ({ page, shop }) => {
    await openViewer(shop);
    const picture = viewer(page).getByRole('img', { name: 'Violet Phone, front and back' });
    for (const [width, height] of [
      [740, 360],
      [667, 375],
      [844, 390],
      [932, 430],
      [1280, 470],
      [390, 844],
      [320, 568],
    ] as const) {
      const where = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const fits = Math.min(height, (width * 3) / 4);
      await expect
        .poll(async () => Math.abs(((await picture.boundingBox())?.height ?? 0) - fits), where)
        .toBeLessThan(1);
      const names = ['Previous picture', 'Next picture', 'Zoom out', 'Zoom in'];
      const boxes = await Promise.all(names.map((name) => inViewer(page, name).boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size, where).toBe(1);
      for (const name of [...names, 'Close', 'Picture 4: Violet Phone, its lenses'])
        await expect(inViewer(page, name), where).toBeInViewport({ ratio: 1 });
    }
  });

  test('can be one or ten; one is on paper', async ({ page, shop }) => {
    const one = gadget('one');
    const gallery = Array.from({ length: 9 }, (_, index) => ({
      image: 'images/categories/phones.svg',
      image_alt: `Side ${index + 2}`,
    }));
    await shop.open('/details', { sells: [one, { ...gadget('ten'), gallery }], chosen: one });
    await enlarge(page).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures of Gadget one' });
    await expect(dialog.getByRole('button')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);

    await shop.goTo('Home');
    await shop.openDetails('Gadget ten');
    await page.getByRole('button', { name: 'Picture 10: Side 10' }).click();
    await expect(said(page)).toContainText('Picture 10 of 10');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Side 10' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeHidden();
  });
});
