import { findings, loadAxe } from './support/axe';
import {
  expect,
  failedResource,
  goBack,
  fillIn,
  openForm,
  order,
  orderButton,
  result,
  shownNumber,
  test,
  twelve,
  uke,
  write,
  type Page,
} from './support/checkout';
import { behaviors } from './support/orders-server';

/* examples/guitars takes real orders. */

const form = (page: Page) => page.getByRole('dialog', { name: 'Your order' });
const total = (page: Page) => form(page).getByText(/^Total: /u);

test(
  'A double click sends one order, as the endpoint’s contract says',
  { tag: '@smoke' },
  async ({ page, endpoint }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T09:30:00Z'));
    await order(page);
    await expect(result(page, 'Order received')).toContainText('Thank you, we have your order.');
    await expect(page.getByText(/Payment Successful|Thanks for purchasing|imulated/u)).toHaveCount(0);
    const number = await shownNumber(page);
    expect(endpoint.asked).toHaveLength(1);
    const [asked] = endpoint.asked;
    expect(asked?.headers).toMatchObject({ 'idempotency-key': number, 'content-type': 'application/json' });
    expect(asked?.body).toEqual({
      order: number,
      placedAt: '2026-03-02T09:30:00.000Z',
      catalog: new URL('Data.json', page.url()).href,
      currency: 'EUR',
      lines: [
        { product_id: 'kupferton-falk-gold', title: 'Kupferton Falk Goldtop', price: 184_950, quantity: 1 },
        { product_id: 'wellenreuth-sopran', title: 'Wellenreuth Soprano', price: 8950, quantity: 1 },
      ],
      shipping: { label: 'Parcel', price: 0 },
      total: 193_900,
      customer: {
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        street: '12 St James’s Square',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
      },
    });
  },
);

test('The keyboard alone orders, and errors say in plain words what is missing', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  const email = form(page).getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address, such as ada@example.org.');
  await expect(form(page).getByLabel('City')).toHaveAccessibleDescription('Enter your city.');
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription('');
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Enter your e-mail address' });
  await expect(said).toBeAttached();
  await page.keyboard.type('example.org');
  await expect(email).toHaveAccessibleDescription('');
  await fillIn(page);
  await form(page).getByLabel('City').press('Enter');
  await expect(result(page, 'Order received')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order received' })).toBeFocused();
});

test('Nothing typed is lost, by Back, by reloading and by reading the terms', async ({ page }) => {
  await openForm(page);
  await write(form(page).getByLabel('Name'), 'Ada Lovelace');
  await write(form(page).getByLabel('Note (optional)'), 'Ring twice\nplease');
  await page.reload();
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Lovelace');
  await goBack(page);
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(form(page).getByLabel('Note (optional)')).toHaveValue('Ring twice\nplease');
  const opening = page.waitForEvent('popup');
  await form(page).getByRole('link', { name: 'Terms of Service' }).click();
  const terms = await opening;
  await expect(terms.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
  await terms.close();
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Lovelace');
});

test('Shipping depends on the country and on the sum, and picking up needs no address', async ({ page }) => {
  await openForm(page);
  await expect(form(page).getByRole('radio')).toHaveCount(3);
  await form(page).getByLabel('Country').selectOption('France');
  await expect(form(page).getByRole('radio', { name: 'Parcel abroad 39,50 €' })).toBeChecked();
  await expect(form(page).getByRole('radio')).toHaveCount(2);
  await expect(total(page)).toHaveText('Total: 1.978,50 €');
  await form(page).getByLabel('Country').selectOption('Austria');
  await expect(form(page).getByRole('radio', { name: 'Parcel Free' })).toBeChecked();
  await expect(total(page)).toHaveText('Total: 1.939 €');
  await form(page).getByRole('radio', { name: 'Pick up in the workshop Free' }).check();
  await expect(form(page).getByLabel('City')).toHaveCount(0);
  await expect(orderButton(page)).toHaveText('Order with obligation to pay: 1.939 €');
  await write(form(page).getByLabel('Name'), 'Ada');
  await write(form(page).getByLabel('E-mail'), 'ada@example.org');
  await orderButton(page).click();
  await expect(result(page, 'Order received')).toBeVisible();
});

test('Back from an order that was received leads to a new form at the next purchase', async ({ page }) => {
  await order(page);
  await expect(result(page, 'Order received')).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Saitenhof' }).click();
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/u }).click();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(form(page)).toBeVisible();
});

const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('An item that is sold out is not ordered, and stays in the cart', async ({ page, endpoint }) => {
  await openForm(page, [twelve, uke]);
  await fillIn(page);
  await orderButton(page).click();
  await expect(result(page, 'Order received')).toBeVisible();
  expect(endpoint.asked[0]?.body).toMatchObject({ lines: [{ product_id: 'wellenreuth-sopran' }] });
  await page.getByRole('button', { name: 'Close' }).click();
  const rows = page.getByRole('list', { name: 'Cart Items' });
  await expect(rows.getByRole('heading')).toHaveText(['Birkhain Twelve']);
  await expect(rows).toContainText('Sold out');
});

test('The shopper’s data is forgotten with the order, unless asked to be kept', async ({ page }) => {
  await order(page);
  await expect(result(page, 'Order received')).toBeVisible();
  expect(await kept(page)).not.toContain('Lovelace');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.goto('products/birkhain-d3');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.goto('dashboard#checkout');
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await fillIn(page);
  await form(page).getByRole('checkbox', { name: 'Keep my details on this device for next time' }).check();
  await orderButton(page).click();
  await expect(result(page, 'Order received')).toBeVisible();
  await page.goto('products/birkhain-d3');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.goto('dashboard#checkout');
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Lovelace');
  await form(page).getByRole('button', { name: 'Clear my details' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  expect(await kept(page)).not.toContain('Lovelace');
});

test('Order Tracking tells how an order is, tries again, and buys again', async ({
  page,
  endpoint,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(failedResource);
  consoleGuard.expectComplaint(/CORS/u);
  endpoint.behavior = behaviors.cut;
  await order(page);
  await expect(result(page, 'Not confirmed')).toBeVisible();
  const number = await shownNumber(page);
  await page.goto('about-us#order-tracking');
  const entry = page.getByRole('listitem', { name: number });
  await expect(entry).toContainText('Not confirmed');
  await expect(entry).toContainText('Kupferton Falk Goldtop');
  const buyAgain = entry.getByRole('button', { name: 'Buy again' });
  await expect(buyAgain).toBeHidden();
  endpoint.reset();
  await entry.getByRole('button', { name: 'Try again' }).click();
  await expect(entry).toContainText('Order received');
  await buyAgain.dblclick();
  await expect(page.getByRole('list', { name: 'Cart Items' }).getByRole('heading')).toHaveCount(2);
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(form(page)).toContainText('Kupferton Falk Goldtop');
});

test('The printed receipt has the shop, the order and the tax', async ({ page }) => {
  await order(page);
  await expect(result(page, 'Order received')).toBeVisible();
  const number = await shownNumber(page);
  await page.evaluate(() => (globalThis.print = () => undefined));
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Saitenhof\nAm Geigenbach 7');
  await expect(receipt.getByRole('listitem')).toHaveText([
    'Kupferton Falk Goldtop1.849,50 €',
    'Wellenreuth Soprano89,50 €',
    'Parcel0 €',
  ]);
  await expect(receipt).toContainText('Total: 1.939 €');
  await expect(receipt).toContainText('VAT included');
  await expect(receipt).toContainText(`Receipt for order ${number}`);
  await expect(page.getByRole('heading', { name: 'Order received' })).toBeHidden();
});

test('The form fits 320 pixels, and axe finds no fault in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page);
  await orderButton(page).click();
  await loadAxe(page);
  const expectNoFault = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, 'all')).toEqual([]);
    }
  };
  await expectNoFault();
  const width = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  // A phone with text at 150 %.
  await page.setViewportSize({ width: 240, height: 256 });
  expect((await form(page).getByLabel('City').boundingBox())?.width).toBeGreaterThan(100);
  await fillIn(page);
  await orderButton(page).click();
  await expect(result(page, 'Order received')).toBeVisible();
  await expectNoFault();
});
