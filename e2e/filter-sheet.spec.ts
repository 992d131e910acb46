import { phones } from './support/phones';
import { expect, test } from './support/test';

test.beforeEach(({ shop }) => shop.sell(phones));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`In a window of ${viewport.width} × ${viewport.height}, the filters`, () => {
    test.use({ viewport });

    test('are a sheet whose choices Show keeps and Back undoes', async ({ page, shop }) => {
      await shop.open('/?q=gadget');
      const opener = page.getByRole('button', { name: 'Filters', exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
      await expect(sheet.getByRole('checkbox')).toHaveCount(0);
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '8 GB' }).first().check();
      const show = (total: string) => sheet.getByRole('button', { name: `Show ${total}`, exact: true });
      await expect(show('15 gadgets')).toBeVisible();
      await sheet.getByText('Maker', { exact: true }).click();
      await sheet.getByRole('button', { name: 'Show all 15' }).click();
      const last = sheet.getByRole('checkbox', { name: 'Maker 15 1 gadget' });
      await last.check();
      await expect(show('1 gadget')).toBeVisible();
      await expect(show('1 gadget')).toBeInViewport({ ratio: 1 });
      await show('1 gadget').click();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(shop.titles).toHaveText(['Gadget 14-0']);
      await expect(page).toHaveURL('/?q=gadget&f=Memory%3A8+GB&f=Maker%3AMaker+15');
      await page.goBack();
      await expect(shop.cards).toHaveCount(22);
      await expect(page).toHaveURL('/?q=gadget');

      await opener.click();
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '32 GB' }).check();
      await page.reload();
      await expect(show('1 gadget')).toBeVisible();
      await sheet.getByRole('button', { name: 'Remove all' }).click();
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '16 GB' }).check();
      await show('6 gadgets').click();
      await expect(sheet).toBeHidden();
      await expect(shop.cards).toHaveCount(6);
      await expect(page).toHaveURL('/?q=gadget&f=Memory%3A16+GB');
      await page.goBack();
      await expect(page).toHaveURL('/?q=gadget');
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/?q=gadget');

      await opener.click();
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '8 GB' }).first().check();
      await sheet.getByRole('checkbox', { name: '32 GB' }).check();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/?q=gadget');
      await expect(shop.cards).toHaveCount(22);
    });
  });
