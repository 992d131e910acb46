import type { ShopPage } from './shop-page';
import { violetPhone } from './catalog';
import { expect, test, type Page } from './test';

/** The browser's and the viewer's words where there is no graphics processor. */
const slow = /GPU stall due to ReadPixels|rAF timed out/u;

/** For files whose tests draw models: drawn by the processor, each pixel costs. */
export const smallWindow = { viewport: { width: 480, height: 520 } };

export function expectSlowDrawing(): void {
  test.beforeEach(({ consoleGuard }) => {
    test.setTimeout(180_000);
    consoleGuard.expectComplaint(slow);
  });
}

export const open = (page: Page) => page.getByRole('button', { name: /^View in 3D \(\d+ KB\)$/u });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Violet Phone in 3D' });
/** The viewer has a status of its own, for its keys. */
export const said = (page: Page) => dialog(page).getByRole('status').first();
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();

/** Without a graphics processor, the first frame takes a while. */
export const isThere = (page: Page) => expect(said(page)).toHaveText('From the front', { timeout: 60_000 });

export async function openDetails(shop: ShopPage): Promise<void> {
  await shop.open('/details', { chosen: violetPhone });
}
