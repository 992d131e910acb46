import { gadget } from './support/catalog';
import { colorOf, expectGray } from './support/colors';
import { expect, test, type Page } from './support/test';

/** Checks the current page in both color schemes. */
async function inBothSchemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await look();
    });
  }
}

test('Disabled buttons are gray', async ({ page, shop }) => {
  const a = gadget('a');
  await shop.open('/details', { sells: [a], chosen: a, wishlist: [a] });
  const wishlistButton = page.getByRole('main').getByRole('button', { name: 'In wishlist' });
  await expect(wishlistButton).toBeDisabled();
  await inBothSchemes(page, async () => {
    for (const property of ['color', 'background-color'] as const) {
      expectGray(await colorOf(wishlistButton, property));
    }
  });
  await shop.goTo('Dashboard');
  const purchase = page.getByRole('button', { name: 'Purchase' });
  await expect(purchase).toBeDisabled();
  await inBothSchemes(page, async () => expectGray(await colorOf(purchase)));
});
