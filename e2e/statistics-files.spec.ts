import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { gadget, sell } from './support/catalog';
import { barOf, longList, openChart, openStatistics, series, showMoreFigures } from './support/statistics';
import { expect, test } from './support/test';

async function save(page: Page, format: string): Promise<Download> {
  const button = page.getByRole('button', { name: `Save as ${format}` });
  if (!(await button.isVisible())) await showMoreFigures(page);
  const arrival = page.waitForEvent('download');
  await button.click();
  return arrival;
}

const titles = (page: Page): Locator => page.getByRole('table').getByRole('rowheader');

test.describe('The table of figures', () => {
  test('is sorted by the heads of its columns, and says so', async ({ page, shop }) => {
    await openStatistics(shop);
    await page.getByRole('button', { name: 'Show as table' }).click();
    const head = page.getByRole('columnheader', { name: 'Price' });
    const price = head.getByRole('button');
    await expect(titles(page).first()).toHaveText('Gadget book');
    await price.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(page)).toHaveText([
      'Gadget case',
      'Gadget cable',
      'Gadget phone',
      'Gadget slate',
      'Gadget book',
    ]);
    await expect(
      page.getByRole('status').filter({ hasText: 'Sorted by price, lowest first' }),
    ).toBeAttached();
    await price.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(titles(page).first()).toHaveText('Gadget book');
    await expect(titles(page).last()).toHaveText('Gadget case');
    await page.getByRole('button', { name: 'Title' }).click();
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(titles(page).first()).toHaveText('Gadget book');
    await expect(titles(page).last()).toHaveText('Gadget slate');
  });

  test('can be saved as CSV: what is shown, in its order, and no cell that a spreadsheet would run', async ({
    page,
    shop,
  }) => {
    await sell(page, [
      gadget('a', { product_title: '=HYPERLINK("http://x.example")', price: 30 }),
      gadget('b', { product_title: 'Watch, 41 mm', price: 24.5, rating: 4 }),
      gadget('c', { price: 5000 }),
    ]);
    await shop.open('/statistics?price=-1000');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    const file = await save(page, 'CSV');
    expect(file.suggestedFilename()).toBe('prices-and-ratings.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFFTitle,Category,Price ($),Rating (0–5)\r\n' +
        '"Watch, 41 mm",Accessories,24.50,4\r\n' +
        '"\'=HYPERLINK(""http://x.example"")",Accessories,30,4.5\r\n',
    );
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved as prices-and-ratings.csv' }),
    ).toBeAttached();
    await expect(page.getByRole('button', { name: 'Save as PNG' })).toHaveCount(0);
  });
});

test.describe('The chart can be saved', () => {
  test('as SVG that stands alone, with its legend and without what is hidden', async ({ page, shop }) => {
    await openStatistics(shop);
    await series(page, 'Price (area)').click();
    const file = await save(page, 'SVG');
    expect(file.suggestedFilename()).toBe('prices-and-ratings.svg');
    const text = await readFile(await file.path(), 'utf8');
    for (const word of ['Gadget phone', 'Price ($)', 'Rating (0–5)', 'Price (bars)', 'Rating (diamonds)']) {
      expect(text).toContain(word);
    }
    expect(text).toContain('All 5 gadgets');
    expect(text).not.toContain('Price (area)');
    expect(text).not.toMatch(/class=|style=|href=|oklch|var\(|<script/u);
    expect([...text.matchAll(/https?:[^"]*/gu)].map(String)).toEqual(['http://www.w3.org/2000/svg']);
    // Whatever reads it finds a picture of the chart's size in it.
    const { width, height } = await sharp(Buffer.from(text)).metadata();
    expect(width).toBeGreaterThan(1000);
    expect(height).toBe(444);
    await test.step('on a phone with a second line of the legend', async () => {
      await series(page, 'Price (area)').click();
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(page.getByRole('slider', { name: 'Gadget', exact: true })).toBeVisible();
      const narrow = await sharp(await (await save(page, 'SVG')).path()).metadata();
      expect(narrow.width).toBeLessThan(360);
      expect(narrow.height).toBe(470);
    });
  });

  test('with the whole product list and its titles as they are cut, as it is on the screen', async ({
    page,
    shop,
  }) => {
    const chart = await openChart(shop, longList);
    const svg = await readFile(await (await save(page, 'SVG')).path(), 'utf8');
    const paths = [...svg.matchAll(/ d="(?<outline>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['outline'] ?? '',
    );
    // A bar is flat between two round corners of 3 pixels; only the bars are.
    const bars = paths.filter((outline) => outline.includes('h14'));
    expect(bars.map((outline) => outline.split('M').length - 1)).toEqual([longList.length]);
    const drawn = await page.evaluateHandle(() => {
      const pictures: Promise<string>[] = [];
      const createUrl = Reflect.get(URL, 'createObjectURL');
      URL.createObjectURL = (blob: Blob) => {
        if (blob.type.startsWith('image/svg')) pictures.push(blob.text());
        return createUrl(blob);
      };
      return pictures;
    });
    await save(page, 'PNG');
    const [png = ''] = await drawn.evaluate((pictures) => Promise.all(pictures));
    // In the page's own typeface, which an image cannot load.
    expect(png).toContain('@font-face');
    for (const outline of bars) expect(png).toContain(outline);
    const names = [...png.matchAll(/>(?<name>Gadget[^<]+…)</gu)].map(({ groups }) => groups?.['name']);
    expect(names).toHaveLength(await chart.locator('text[transform]').count());
    expect(names.length).toBeGreaterThan(longList.length / 4);
    // The first ones have little room to the left of them.
    for (const name of names) expect(name).toMatch(/^Gadget \d+[^…]{0,20}…$/u);
    expect(svg).toContain('All 54 gadgets');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const part = await readFile(await (await save(page, 'SVG')).path(), 'utf8');
    expect(part).toMatch(/>Gadgets \d+ to \d+ of 54</u);
  });

  test('as PNG, sharp, on the ground that it has on the screen, light or dark', async ({ page, shop }) => {
    await openStatistics(shop);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = await save(page, 'PNG');
      expect(file.suggestedFilename()).toBe('prices-and-ratings.png');
      const picture = sharp(await file.path());
      const { format, height } = await picture.metadata();
      expect([format, height]).toEqual(['png', 888]);
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const [red = 0, green = 0, blue = 0, alpha] = data;
      expect(alpha).toBe(255);
      expect(red + green + blue > 600, colorScheme).toBe(colorScheme === 'light');
      const at = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
      ];
      const card = await page.getByRole('img', { name: /Price and rating/u }).boundingBox();
      const bar = await barOf(page, 0);
      if (!card) throw new Error('the chart has no place');
      const [barRed = 0, barGreen = 0, barBlue = 0] = at(
        Math.round((bar.x - card.x) * 2),
        Math.round((bar.y - card.y + 44) * 2),
      );
      expect(barBlue - barGreen, colorScheme).toBeGreaterThan(60);
      expect(barBlue, colorScheme).toBeGreaterThan(barRed);
    }
  });
});
