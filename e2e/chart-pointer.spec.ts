import { many } from './support/catalog';
import { openChart } from './support/statistics';
import { expect, test, type Page } from './support/test';

const cursor = (page: Page) => page.getByRole('slider', { name: 'Gadget', exact: true });
const shown = (page: Page) => page.getByRole('slider', { name: 'Shown gadgets' });

test('The wheel scrolls the page over the chart', async ({ page, shop }) => {
  await openChart(shop, many(200));
  await cursor(page).scrollIntoViewIfNeeded();
  const atFirst = String(await shown(page).getAttribute('aria-valuetext'));
  const before = await page.evaluate(() => scrollY);
  await cursor(page).hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(shown(page)).toHaveAttribute('aria-valuetext', atFirst);
});

test('The overview moves the chart by drag, click and keys', async ({ page, shop }) => {
  await openChart(shop, many(200));
  await shown(page).scrollIntoViewIfNeeded();
  const box = await shown(page).boundingBox();
  if (!box) throw new Error('the overview has no place');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 10, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 3 });
  await page.mouse.up();
  await expect(shown(page)).toHaveValue(/^8[0-3]$/u);
  await page.mouse.click(box.x + box.width - 2, y);
  await expect(shown(page)).toHaveAttribute('aria-valuetext', /to 200 of 200$/u);
  await shown(page).press('Home');
  await shown(page).press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('aria-valuetext', /^Gadgets 2 to/u);
});

test('The tooltip stays within the chart, at either end and in every width', async ({ page, shop }) => {
  const [first, ...others] = many(20);
  const long = {
    ...first,
    product_title: 'A gadget whose name is longer than any tooltip would like it to be',
  };
  const chart = await openChart(shop, [long, ...others, { ...long, product_id: 'last' }]);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const key of ['Home', 'End']) {
      await cursor(page).press(key);
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toContainText('A gadget whose name');
      const [frame, box] = [await chart.boundingBox(), await tooltip.boundingBox()];
      if (!frame || !box) throw new Error('the chart has no place');
      expect(box.x, `left at ${width} px`).toBeGreaterThanOrEqual(frame.x - 0.5);
      expect(box.x + box.width, `right at ${width} px`).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
      expect(box.y, `top at ${width} px`).toBeGreaterThanOrEqual(frame.y - 0.5);
      expect(box.y + box.height, `bottom at ${width} px`).toBeLessThanOrEqual(frame.y + frame.height + 0.5);
    }
  }
});
