import { readFile } from 'node:fs/promises';
import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const hostile = '<img src=x onerror="alert(1)"></th><script>alert(2)</script>';

async function openShop(page: Page): Promise<ShopPage> {
  const shop = new ShopPage(page);
  await sell(page, [gadget('a'), gadget('b', { price: 0.2 }), gadget('evil', { product_title: hostile })]);
  await shop.open();
  return shop;
}

test.describe('The receipt', () => {
  test('is printed from the dialog', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    const shop = await openShop(page);
    await shop.purchase('Gadget a');
    await page.getByRole('button', { name: 'Print receipt' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
  });

  test('is saved as a file that shows what was bought, and runs nothing of it', async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
    const shop = await openShop(page);
    await shop.purchase('Gadget b', hostile, 'Gadget b');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save receipt' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('ultraviolet-receipt-2026-03-01.html');
    const receipt = await context.newPage();
    receipt.on('dialog', () => expect('a script of the catalogue ran').toBe(''));
    await receipt.setContent(await readFile(await file.path(), 'utf8'));
    await expect(receipt.getByRole('row')).toHaveText([
      'ItemQuantityPriceAmount',
      'Gadget b2$0.20$0.40',
      `${hostile}1$10$10`,
    ]);
    await expect(receipt.getByText('Total: $10.40', { exact: true })).toBeVisible();
    await expect(receipt.getByRole('img')).toHaveCount(0);
  });
});
