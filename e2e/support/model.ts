import type { ShopPage } from './shop-page';
import { violetPhone } from './catalog';
import { expect, test, type Page } from './test';

/** The browser's own words where it has no graphics processor. */
const stalled = /GPU stall due to ReadPixels/u;

/** For files whose tests draw models: drawn by the processor, each pixel costs. */
export const smallWindow = { viewport: { width: 480, height: 520 } };

export function expectSlowDrawing(): void {
  test.beforeEach(({ consoleGuard }) => {
    test.setTimeout(180_000);
    consoleGuard.expectComplaint(stalled);
  });
}

export const open = (page: Page) => page.getByRole('button', { name: /^View in 3D \(\d+ KB\)$/u });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Violet Phone in 3D' });
export const said = (page: Page) => dialog(page).getByRole('status');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();

/** Without a graphics processor, the first frame takes a while. */
export const isThere = (page: Page) =>
  expect(said(page)).toHaveText('From the front right', { timeout: 60_000 });

export async function openDetails(shop: ShopPage): Promise<void> {
  await shop.open('/details', { chosen: violetPhone });
}
