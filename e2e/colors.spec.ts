import type { Locator } from '@playwright/test';
import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, failedResource, test, type Page } from './support/test';

interface Channels {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A computed color's channels, from 0 to 255: it has to be written as `rgb(…)`, which everyone can read. */
async function colorOf(
  element: Locator,
  property: 'color' | 'background-color' = 'background-color',
): Promise<Channels> {
  await expect(element).toHaveCSS(property, /^rgb\(\d+, \d+, \d+\)$/u);
  const text = await element.evaluate(
    (target, name) => getComputedStyle(target).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/gu) ?? []).map(Number);
  return { red, green, blue };
}

function expectPurple({ red, green, blue }: Channels): void {
  // A purple has no more green than either of the others, so its hue lies between blue's 240° and red's 360°.
  const hue = 240 + (60 * (red - green)) / (blue - green);
  expect(red, 'red is well above green').toBeGreaterThan(green * 2);
  expect(blue, 'blue is well above green').toBeGreaterThan(green * 2);
  expect(hue, 'hue').toBeGreaterThan(255);
  expect(hue, 'hue').toBeLessThan(300);
}

function expectGrey({ red, green, blue }: Channels): void {
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  expect(most - least, 'the channels of a grey are alike').toBeLessThanOrEqual(6);
  expect(most, 'grey is not white').toBeLessThan(232);
  expect(least, 'grey is not black').toBeGreaterThan(40);
}

/** Looks at a page as it stands, light and dark. */
async function inBothSchemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await look();
    });
  }
}

test('the header is purple on / and grey on other routes', async ({ page, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  const header = page.locator('header');
  await page.goto('/');
  await inBothSchemes(page, async () => expectPurple(await colorOf(header)));
  for (const path of ['/statistics', '/dashboard', '/about-us', '/details', '/no-such-page']) {
    await page.goto(path);
    await inBothSchemes(page, async () => expectGrey(await colorOf(header)));
  }
});

test('the dashboard has a purple header', async ({ page }) => {
  await page.goto('/dashboard');
  await inBothSchemes(page, async () =>
    expectPurple(await colorOf(page.getByRole('region', { name: 'Dashboard' }))),
  );
});

test('Purchase of nothing and the wishlist button of what is in the wishlist are disabled and grey', async ({
  page,
}) => {
  const shop = new ShopPage(page);
  await sell(page, [gadget('a')]);
  await shop.open();
  await shop.addToWishlist('Gadget a');
  const wishlistButton = page.getByRole('main').getByRole('button', { name: 'In wishlist' });
  await expect(wishlistButton).toBeDisabled();
  await inBothSchemes(page, async () => {
    for (const property of ['color', 'background-color'] as const) {
      expectGrey(await colorOf(wishlistButton, property));
    }
  });
  await shop.goTo('Dashboard');
  const purchase = page.getByRole('button', { name: 'Purchase' });
  await expect(purchase).toBeDisabled();
  await inBothSchemes(page, async () => expectGrey(await colorOf(purchase)));
});
