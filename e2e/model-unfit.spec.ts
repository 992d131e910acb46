import { violetPhone } from './support/catalog';
import { expect, test } from './support/test';

test('A model that is too much is refused in a sentence', async ({ page, shop, consoleGuard }) => {
  // Chromium's message without a graphics processor.
  consoleGuard.expectComplaint(/GPU stall due to ReadPixels/u);
  const asset = { version: '2.0' };
  for (const hostile of [
    { asset, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ children: [0] }] },
    { asset, accessors: [{ count: 1e9, componentType: 5126, type: 'MAT4' }] },
  ]) {
    await page.route('**/model.gltf', (route) => route.fulfill({ json: hostile }));
    await shop.open('/details', { chosen: violetPhone });
    const open = page.getByRole('button', { name: /^View in 3D/u });
    await open.click();
    const refusal = page.getByRole('dialog', { name: 'Violet Phone in 3D' }).getByRole('alert');
    await expect(refusal).toContainText('The 3D model can’t be shown.');
    await refusal.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect(open).toBeFocused();
    await page.unroute('**/model.gltf');
  }
});
