import { gadget } from './support/catalog';
import { colorOf, expectGray } from './support/colors';
import { contrastOf } from './support/contrast';
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
  await expect(wishlistButton).toHaveCSS('cursor', 'not-allowed');
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

test.describe('With every change of color at once', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const screen of ['Home', 'Statistics', 'Dashboard', 'About Us'] as const)
    test(`every control of ${screen} can be read, at rest and under the pointer`, async ({ page, shop }) => {
      const [a, b] = [gadget('a'), gadget('b')];
      await shop.open('/', { sells: [a, b], chosen: a, cart: [a], wishlist: [b], compared: [a, b] });
      await shop.goTo(screen);
      const current = shop.mainLink(screen);
      await expect(current).toHaveAttribute('aria-current', 'page');
      // The footer is the same everywhere.
      const parts = page.locator(screen === 'About Us' ? 'body' : 'header, main');
      const controls = parts.locator('a:visible, button:visible:enabled, main select, summary:visible');
      await inBothSchemes(page, async () => {
        expect.soft(await current.evaluate(contrastOf, 'text-decoration-color')).toBeGreaterThan(3);
        for (const control of await controls.all()) {
          const name = await control.innerText();
          expect.soft(await control.evaluate(contrastOf, 'color'), name).toBeGreaterThan(4.5);
          await control.hover({ force: true });
          expect.soft(await control.evaluate(contrastOf, 'color'), `${name}, hovered`).toBeGreaterThan(4.5);
        }
      });
    });
});
