import type { Locator } from '@playwright/test';
import { gadget } from './catalog';
import { OrdersServer } from './orders-server';
import { comeBackWith } from './stored';
import { expect, test as base, type Page } from './test';

interface WorkerFixtures {
  readonly server: OrdersServer;
}

/** The shop of guitars with an endpoint of its own, at the address that its settings name. */
export const test = base.extend<{ endpoint: OrdersServer }, WorkerFixtures>({
  server: [
    async ({ playwright: _ }, use) => {
      const server = new OrdersServer();
      await server.start();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ server }, provide) => provide({ server: server.proxy, bypass: 'localhost' }),
  // The test server's certificate.
  ignoreHTTPSErrors: true,
  endpoint: [
    async ({ server, consoleGuard }, provide) => {
      server.reset();
      // Firefox runs a test's scripts in its empty page too, which has no storage.
      consoleGuard.expectComplaint(/^The operation is insecure[.]$/u);
      await provide(server);
    },
    { auto: true },
  ],
});

export const falk = gadget('kupferton-falk-gold', {
  product_title: 'Kupferton Falk Goldtop',
  price: 1849.5,
  product_image: 'images/categories/electric.svg',
  category: 'Electric',
});
export const uke = gadget('wellenreuth-sopran', {
  product_title: 'Wellenreuth Soprano',
  price: 89.5,
  product_image: 'images/categories/ukulele.svg',
  category: 'Ukulele',
});

/** Sold out. */
export const twelve = gadget('birkhain-twelve', {
  product_title: 'Birkhain Twelve',
  price: 549,
  product_image: 'images/categories/acoustic.svg',
  category: 'Acoustic',
});

/** Not by `goBack()`, which in Firefox never hears that a fragment was left. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Order with obligation to pay/u });

/** The dialog that tells how an order is doing. */
export const result = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

export const shownNumber = async (page: Page): Promise<string> =>
  (await page
    .getByRole('dialog')
    .getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/u)
    .textContent()) ?? '';

export async function openForm(page: Page, cart = [falk, uke]): Promise<void> {
  await comeBackWith(page, { folder: '/guitars/', cart });
  await page.goto('dashboard');
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible();
}

/** Fills in a field; by keys in Firefox, whose driver does not tell the page that it filled one in. */
export async function write(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

export async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Your order' });
  await write(form.getByLabel('Name'), 'Ada Lovelace');
  await write(form.getByLabel('E-mail'), 'ada@example.org');
  await write(form.getByLabel('Street and number'), '12 St James’s Square');
  await write(form.getByLabel('Postal code'), '10115');
  await write(form.getByLabel('City'), 'Berlin');
  await form.getByLabel('Country').selectOption('Germany');
}

/** Fills in the form, and double-clicks its button, as some do. */
export async function order(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await orderButton(page).dblclick();
}

export { expect, type Page };
export { failedResource } from './test';
