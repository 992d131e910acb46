import type { Locator } from '@playwright/test';
import { gadget } from './support/catalog';
import { distances, longList, marks, openChart, shapes, type Shape } from './support/statistics';
import { expect, test } from './support/test';

const three = [
  gadget('half', { price: 500, rating: 2.5 }),
  gadget('full', { price: 1000, rating: 5 }),
  gadget('cents', { price: 24.5, rating: 4 }),
];

const center = ({ y, height }: Shape) => y + height / 2;

/** The distance of the chart's drawing from its edges. */
const edgesOf = (chart: Locator) =>
  chart.evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text, path')].map((part) => part.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)) - frame.left,
      right: frame.right - Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)) - frame.top,
      bottom: frame.bottom - Math.max(...boxes.map((box) => box.bottom)),
    };
  });

test.describe('Statistics', () => {
  test('has its heading, and a chart 400 pixels high', async ({ page, shop }) => {
    const chart = await openChart(shop, three);
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics', exact: true })).toBeVisible();
    await expect(page.getByText('View the statistics of the product', { exact: true })).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { height, own, room } = await chart.evaluate((svg) => ({
        height: svg.getBoundingClientRect().height,
        own: svg.getBoundingClientRect().width,
        room: svg.parentElement?.clientWidth ?? 0,
      }));
      expect(height, `at ${width} px`).toBe(400);
      expect(Math.abs(own - room), `at ${width} px`).toBeLessThanOrEqual(1);
      expect(room, `at ${width} px`).toBeGreaterThan(width / 2);
    }
  });

  test('the chart comes with its screen, in the size that it keeps', async ({ page, shop }) => {
    await shop.open();
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const seen: string[] = [];
      const note = (records: readonly MutationRecord[]) => {
        for (const { type, target, addedNodes } of records) {
          const brought = [...addedNodes].filter((node) => node instanceof Element);
          if (brought.some((node) => node.matches('svg, :has(svg[role="img"])')))
            seen.push(`brought to ${target.nodeName}`);
          if (type === 'attributes' && target.nodeName === 'svg') seen.push('changed');
        }
      };
      if (main) {
        const order = { childList: true, subtree: true, attributeFilter: ['width', 'height', 'viewBox'] };
        new MutationObserver(note).observe(main, order);
      }
      Object.assign(globalThis, { seenOfChart: seen });
    });
    await shop.goTo('Statistics');
    await expect(page.getByRole('list', { name: 'Highlights' })).toBeVisible();
    // The screen is noted with the chart in it: both came within one task, before anything was painted.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seenOfChart'))).toEqual([
      'brought to MAIN',
      'brought to DIV',
    ]);
  });

  test('draws price and rating, with grid, legend and margins', async ({ page, shop }) => {
    const chart = await openChart(shop, three);
    const { bars, dots } = await marks(chart, 3);
    const [half, full] = bars;
    if (!half || !full) throw new Error('bars are missing');
    await test.step('the price as bars of 20 pixels, in proportion', () => {
      expect(full.height / half.height).toBeCloseTo(2, 1);
      expect(bars.every((bar) => bar.width === 20)).toBe(true);
    });
    await test.step('the price as an area through the tops of the bars', async () => {
      const area = (await shapes(chart)).find((boxes) => boxes.length === 1 && (boxes[0]?.height ?? 0) > 100);
      expect(area?.[0]?.y).toBeCloseTo(full.y, 0);
      expect(area?.[0]?.width).toBeGreaterThan(300);
    });
    await test.step('the rating as scattered marks on a scale of its own, above the bars', async () => {
      const [low, five, four] = dots.map(center);
      expect(((low ?? 0) - (five ?? 0)) / ((four ?? 0) - (five ?? 0))).toBeCloseTo(2.5, 1);
      expect(low).toBeLessThan(full.y);
      await expect(chart.getByText('Rating (0–5)', { exact: true })).toBeVisible();
      await expect(chart.getByText('Price ($)', { exact: true })).toBeVisible();
    });
    await test.step('the product titles on the X axis', async () => {
      for (const { product_title } of three)
        await expect(chart.getByText(product_title).last()).toBeVisible();
      await expect(chart.getByText('Title', { exact: true })).toBeVisible();
    });
    await test.step('a grid of both scales and a legend that names the three series', async () => {
      const grid = (await shapes(chart)).find(
        (boxes) => boxes.length === 7 && boxes.every((box) => box.height === 0 && box.width > 300),
      );
      expect(grid).toBeDefined();
      await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
        'Price (area)',
        'Price (bars)',
        'Rating (diamonds)',
      ]);
    });
    await test.step('the margins around axes and plot', async () => {
      const edges = await edgesOf(chart);
      for (const [side, margin] of [
        ['left', 20],
        ['right', 30],
        ['top', 20],
        ['bottom', 20],
      ] as const) {
        expect(edges[side], `${side} margin`).toBeGreaterThanOrEqual(margin - 2);
        expect(edges[side], `${side} margin`).toBeLessThan(margin + 10);
      }
    });
  });

  test('shows a tooltip for pointer and keyboard', async ({ page, shop }) => {
    const chart = await openChart(shop, three);
    const { bars } = await marks(chart, 3);
    const frame = await chart.boundingBox();
    const second = bars[1];
    if (!frame || !second) throw new Error('the chart has no place');
    await page.mouse.move(frame.x + second.x + 10, frame.y + second.y + 50);
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText('Gadget fullPrice: $1000Rating: 5');
    await page.mouse.move(frame.x + (bars[2]?.x ?? 0) + 10, frame.y + second.y + 50);
    await expect(tooltip).toHaveText('Gadget centsPrice: $24.50Rating: 4');
    await page.mouse.move(2, 2);
    await expect(tooltip).toBeHidden();
    const plot = page.getByRole('slider', { name: 'Gadget', exact: true });
    await plot.press('Home');
    await plot.press('ArrowRight');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Gadget full, price $1000, rating 5');
    await expect(tooltip).toContainText('Gadget full');
    await page.keyboard.press('End');
    await expect(tooltip).toContainText('Gadget cents');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    // Also if the pointer opened it and focus is elsewhere.
    await page.getByRole('button', { name: 'Show as table' }).focus();
    await plot.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('shows the whole product list at 1280 px', async ({ page, shop }) => {
    const all = longList;
    const chart = await openChart(shop, all);
    await expect(page.getByRole('slider', { name: 'Shown gadgets' })).toHaveCount(0);
    const { bars, dots } = await marks(chart, all.length);
    expect(Math.min(...distances(bars))).toBeGreaterThanOrEqual(14);
    expect([bars.length, dots.length]).toEqual([all.length, all.length]);
    const names = await chart
      .locator('foreignObject[transform]')
      .evaluateAll((titles) =>
        titles.map((title) => ({ x: Number(/[\d.]+/u.exec(title.getAttribute('transform') ?? '')) })),
      );
    expect(names.length).toBeGreaterThan(all.length / 4);
    // They are slanted by 45°, and a line is 17 pixels high.
    expect(Math.min(...distances(names)) * Math.SQRT1_2).toBeGreaterThanOrEqual(17);
    const plot = page.getByRole('slider', { name: 'Gadget', exact: true });
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('the chart has no place');
    for (const [place, { product_title }] of all.entries()) {
      await page.mouse.move(box.x + (box.width * (place + 0.5)) / all.length, box.y + box.height - 1);
      await expect(page.getByRole('tooltip')).toContainText(`${product_title}Price`);
    }
  });

  test('begins with a window that fits a narrow screen', async ({ page, shop }) => {
    const last = longList.length;
    const strip = page.getByRole('slider', { name: 'Shown gadgets' });
    const words = async () => String(await strip.getAttribute('aria-valuetext'));
    const count = async () => Number(/to (?<last>\d+) of/u.exec(await words())?.groups?.['last']);
    for (const width of [390, 768]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const chart = await openChart(shop, longList);
        expect(await words()).toMatch(/^Gadgets 1 to \d+ of 54$/u);
        const atFirst = await count();
        const { bars } = await marks(chart, atFirst);
        expect(Math.min(...distances(bars))).toBeGreaterThanOrEqual(27);
        await page.getByRole('button', { name: 'Zoom out' }).click();
        expect(await count()).toBeGreaterThan(atFirst);
        await strip.press('End');
        expect(await count()).toBe(last);
        await page.getByRole('slider', { name: 'Gadget', exact: true }).press('End');
        await expect(page.getByRole('tooltip')).toContainText(String(longList.at(-1)?.product_title));
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await expect(strip).toHaveAttribute('aria-valuetext', /^Gadgets/u);
      });
    }
  });
});
