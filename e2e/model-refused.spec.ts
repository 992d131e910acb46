import { sell, violetPhone } from './support/catalogue';
import { findings, loadAxe } from './support/axe';
import { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test, type Page } from './support/test';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-3d-apis'] }),
    { scope: 'worker' },
  ],
});

const open = (page: Page) => page.getByRole('button', { name: /^View in 3-D \(\d+ KB\)$/u });
const dialog = (page: Page) => page.getByRole('dialog', { name: violetPhone.product_title });
const refusal = (page: Page) => dialog(page).getByRole('alert');

async function openDetails(page: Page, gadget = violetPhone): Promise<void> {
  await sell(page, [gadget]);
  await comeBackWith(page, { chosen: gadget });
  await new ShopPage(page).open('/details');
}

test.describe('Where there is nothing to draw a model with', () => {
  test('one sentence says so and leads back to the pictures; nothing of it is loaded before the button', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openDetails(page);
    await open(page).focus();
    await open(page).hover();
    expect(asked.filter((address) => /models\/|model-dialog/u.test(address))).toEqual([]);

    await open(page).click();
    await expect(page).toHaveURL('/details#model');
    await expect(refusal(page)).toContainText('This browser draws nothing in three dimensions.');
    await loadAxe(page);
    expect(await findings(page, 'all')).toEqual([]);
    // No model is loaded that cannot be shown.
    expect(asked.filter((address) => address.includes('models/'))).toEqual([]);
    await refusal(page).getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
    await expect(page).toHaveURL('/details');
  });

  test('it says so where the code does not arrive, and tries again the next time', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectComplaint(failedResource);
    await openDetails(page);
    await page.route('**/model-dialog-*.js', (route) => route.abort());
    await open(page).click();
    await expect(refusal(page)).toHaveText('The 3-D view could not be loaded. Are you offline?');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.unroute('**/model-dialog-*.js');
    await open(page).click();
    await expect(refusal(page)).toContainText('draws nothing');
  });

  test('a product without a model, or with a broken one, has no button', async ({ page }) => {
    await openDetails(page, {
      ...violetPhone,
      model: { ...violetPhone.model, file: '//elsewhere.example/a.gltf' },
    });
    await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeVisible();
    await expect(open(page)).toHaveCount(0);
  });
});
