import { violetPhone } from './support/catalog';
import { findings, loadAxe } from './support/axe';
import type { ShopPage } from './support/shop-page';
import { expect, failedResource, test, type Page } from './support/test';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-3d-apis'] }),
    { scope: 'worker' },
  ],
});

const open = (page: Page) => page.getByRole('button', { name: /^View in 3D \(\d+ KB\)$/u });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Violet Phone in 3D' });
const refusal = (page: Page) => dialog(page).getByRole('alert');

async function openDetails(shop: ShopPage, gadget = violetPhone): Promise<void> {
  await shop.open('/details', { sells: [gadget], chosen: gadget });
}

test.describe('Without WebGL', () => {
  test('one sentence says so, and nothing is loaded', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openDetails(shop);
    await open(page).focus();
    await open(page).hover();
    expect(asked.filter((address) => /models\/|model-(?:dialog|stage)/u.test(address))).toEqual([]);

    await open(page).click();
    await expect(page).toHaveURL('/details#model');
    await expect(refusal(page)).toContainText('This browser can’t show 3D.');
    await loadAxe(page);
    expect(await findings(page, 'all')).toEqual([]);
    // Neither a model nor the viewer is loaded if it cannot be shown.
    expect(asked.filter((address) => /models\/|model-stage/u.test(address))).toEqual([]);
    await refusal(page).getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
    await expect(page).toHaveURL('/details');
  });

  test('the page says so, and the next press tries again', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    consoleGuard.expectComplaint(/Failed to fetch dynamically imported module|Unable to preload CSS/u);
    await openDetails(shop);
    await expect(open(page)).toBeVisible();
    await page.context().setOffline(true);
    await open(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'That could not be loaded.' })).toBeAttached();
    await expect(page).toHaveURL('/details');
    await page.context().setOffline(false);
    await open(page).click();
    await expect(refusal(page)).toContainText('can’t show 3D');
  });

  test('a product without a model, or with a broken one, has no button', async ({ page, shop }) => {
    await openDetails(shop, {
      ...violetPhone,
      model: { ...violetPhone.model, file: '//elsewhere.example/a.gltf' },
    });
    await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeVisible();
    await expect(open(page)).toHaveCount(0);
  });
});
