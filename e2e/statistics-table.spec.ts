import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { gadget, many } from './support/catalog';
import { expect, test } from './support/test';

const titles = (page: Page): Locator => page.getByRole('table').getByRole('rowheader');

test.describe('The table of figures', () => {
  test('does not scroll the page after a row that gets another place', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await shop.open('/statistics', { sells: many(13) });
    await page.getByRole('button', { name: 'Show as table' }).click();
    const price = page.getByRole('columnheader', { name: 'Price' }).getByRole('button');
    await titles(page).last().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    for (const direction of ['ascending', 'descending']) {
      await price.dispatchEvent('click');
      await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', direction);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
  });

  test('can be saved as CSV, as shown', async ({ page, shop }) => {
    await shop.open('/statistics?price=-1000', {
      sells: [
        gadget('a', { product_title: '=HYPERLINK("http://x.example")', price: 30 }),
        gadget('b', { product_title: 'Watch, 41 mm', price: 24.5, rating: 4 }),
        gadget('c', { price: 5000 }),
      ],
    });
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('prices-and-ratings.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFFTitle,Category,Price ($),Rating (0–5)\r\n' +
        '"Watch, 41 mm",Accessories,24.50,4\r\n' +
        '"\'=HYPERLINK(""http://x.example"")",Accessories,30,4.5\r\n',
    );
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved as prices-and-ratings.csv' }),
    ).toBeAttached();
  });
});
