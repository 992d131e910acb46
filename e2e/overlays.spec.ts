import { violetPhone } from './support/catalog';
import type { ShopPage } from './support/shop-page';
import { comeBackWith } from './support/stored';
import { expect, test, type Page } from './support/test';

interface Row {
  name: string;
  screen: string;
  hash: string;
  title: RegExp;
  /** Presses the button that opens it. */
  open: (shop: ShopPage) => Promise<void>;
}

const press = (name: string | RegExp) => async (shop: ShopPage) =>
  shop.page.getByRole('button', { name, exact: true }).click();

/** Need a size; src/app/overlays-by-address.test.tsx has the others. */
const rows: readonly Row[] = [
  { name: 'filters', screen: '/', hash: '#filters', title: /^Filters$/u, open: press('Filters') },
  {
    name: 'pictures',
    screen: '/details',
    hash: '#pictures',
    title: /^Pictures of/u,
    open: press('Enlarge picture'),
  },
  { name: 'a model', screen: '/details', hash: '#model', title: /in 3D$/u, open: press(/^View in 3D/u) },
];

const dialog = (page: Page, title = /./u) => page.getByRole('dialog', { name: title });

const setHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

test.use({ viewport: { width: 700, height: 700 } });
test.beforeEach(async ({ page, consoleGuard }) => {
  consoleGuard.expectComplaint(/GPU stall due to ReadPixels/u);
  await comeBackWith(page, { chosen: violetPhone });
});

for (const { name, screen, hash, title, open } of rows)
  test(`An address opens ${name}, and Back, Forward and reload find it`, async ({ page, shop }) => {
    const isOpen = async (other = title) => {
      await expect(dialog(page, other)).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
    };
    const isClosed = async () => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(screen);
    };
    await test.step('from a link', async () => {
      await page.goto('/about-us?before');
      await page.goto(screen + hash);
      await isOpen();
      await setHash(page, '#shipping');
      await isOpen(/^Shipping/u);
      await page.goBack();
      await isOpen();
      await page.reload();
      await isOpen();
      await page.keyboard.press('Escape');
      await isClosed();
      await page.goBack();
      await expect(page).toHaveURL('/about-us?before');
      await page.goForward();
      await isClosed();
    });
    await test.step('by a press', async () => {
      await open(shop);
      await isOpen();
      await expect(page).toHaveURL(screen + hash);
      await page.goBack();
      await isClosed();
      await page.goForward();
      await isOpen();
      await page.reload();
      await isOpen();
      await page.keyboard.press('Escape');
      await isClosed();
      await page.goForward();
      await isOpen();
    });
  });
