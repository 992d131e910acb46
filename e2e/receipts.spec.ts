import { readFile } from 'node:fs/promises';
import { gadget, sell } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

const hostile = '<img src=x onerror="alert(1)"></th><script>alert(2)</script>';

const b = gadget('b', { price: 0.2 });
const evil = gadget('evil', { product_title: hostile });

test('The receipt is printed from the dialog, or saved as a file that shows what was bought, and runs nothing of it', async ({
  page,
  shop,
  context,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
  await sell(page, [b, evil]);
  await comeBackWith(page, { cart: [b, evil, b] });
  await shop.open('/dashboard');
  await page.getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save receipt' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('ultraviolet-receipt-2026-03-01.html');
  const receipt = await context.newPage();
  receipt.on('dialog', () => expect('a script of the catalog ran').toBe(''));
  await receipt.setContent(await readFile(await file.path(), 'utf8'));
  await expect(receipt.getByRole('row')).toHaveText([
    'ItemQuantityPriceAmount',
    'Gadget b2$0.20$0.40',
    `${hostile}1$10$10`,
  ]);
  await expect(receipt.getByText('Total: $10.40', { exact: true })).toBeVisible();
  await expect(receipt.getByRole('img')).toHaveCount(0);
});
