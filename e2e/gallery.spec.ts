import { gadget, sell, violetPhone } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

const said = (page: Page) => page.getByRole('group', { name: /^Pictures of/u }).getByRole('status');
const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' });
const viewer = (page: Page) => page.getByRole('dialog', { name: violetPhone.product_title });

async function openDetails(page: Page): Promise<void> {
  await comeBackWith(page, { chosen: violetPhone });
  await new ShopPage(page).open('/details');
  await expect(page.getByRole('img', { name: 'Violet Phone, front and back' })).toBeVisible();
}

/** How far the picture in the viewer is scrolled, and how wide it is, in parts of its room. */
const zoomOf = (page: Page) =>
  viewer(page)
    .getByRole('region', { name: 'Picture' })
    .evaluate((area) => Math.round((area.scrollWidth / area.clientWidth) * 100) / 100);

test.describe('A gadget’s pictures', () => {
  test('are turned by buttons, thumbnails, arrow keys and a swipe; which of how many is said; the large ones are not loaded before', async ({
    page,
  }) => {
    const large: string[] = [];
    page.on('request', (request) => {
      if (/-(?:640|960|1280)\.\w+$/u.test(request.url())) large.push(request.url());
    });
    await openDetails(page);
    await expect(page.getByRole('button', { name: 'Picture 2: Violet Phone from behind' })).toBeVisible();
    expect(large).toHaveLength(1);

    const picture = (name: string) => page.getByRole('img', { name, exact: true });
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(picture('Violet Phone from behind')).toBeInViewport();
    await expect(said(page)).toContainText('Picture 2 of 4');
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

  test('fill the window, zoomed by buttons, keys, wheel and double click; Back closes them, and focus returns', async ({
    page,
  }) => {
    await openDetails(page);
    await enlarge(page).click();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL('/details#pictures');
    const press = (name: string) => viewer(page).getByRole('button', { name }).click();
    await press('Zoom in');
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    await expect(viewer(page).getByRole('status')).toHaveText('Picture 1 of 4 at 150 %');
    await press('Zoom out');
    await expect.poll(() => zoomOf(page)).toBe(1);
    for (const key of ['+', '+', '+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => zoomOf(page)).toBe(4);
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(page)).toBe(1);
    const area = viewer(page).getByRole('region', { name: 'Picture' });
    await area.dblclick({ position: { x: 900, y: 400 } });
    await expect.poll(() => zoomOf(page)).toBe(2.5);
    expect(await area.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(1350);
    await area.dblclick();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(Math.E, 1);
    await press('Next picture');
    await expect(viewer(page).getByRole('img', { name: 'Violet Phone from behind' })).toBeVisible();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByRole('img', { name: 'Violet Phone, its side' })).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(enlarge(page)).toBeFocused();
    await expect(said(page)).toContainText('Picture 3 of 4');
  });

  test('are zoomed by two fingers, where the page is not', async ({ page }) => {
    await openDetails(page);
    await enlarge(page).click();
    const area = viewer(page).getByRole('region', { name: 'Picture' });
    await expect(area).toBeVisible();
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
  });

  test('can be one, without anything to turn, or ten; on paper there is the one in view', async ({
    page,
  }) => {
    const one = gadget('one');
    const gallery = Array.from({ length: 9 }, (_, index) => ({
      image: 'images/categories/phones.svg',
      image_alt: `Side ${index + 2}`,
    }));
    await sell(page, [one, { ...gadget('ten'), gallery }]);
    await comeBackWith(page, { chosen: one });
    const shop = new ShopPage(page);
    await shop.open('/details');
    await enlarge(page).click();
    const dialog = page.getByRole('dialog', { name: 'Gadget one' });
    await expect(dialog.getByRole('button')).toHaveText(['', '', 'Close']);
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
