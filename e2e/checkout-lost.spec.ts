import { comeBackWith } from './support/stored';
import {
  expect,
  failedResource,
  goBack,
  falk,
  order,
  result,
  shownNumber,
  test,
  uke,
  type Page,
} from './support/checkout';
import { behaviors } from './support/orders-server';

/* Never an order lost, sent twice, or shown as sent when it was not. */

const TIMEOUT_MS = 30_000;

/** The order is kept, and all ways on are offered. */
async function expectNotConfirmed(page: Page): Promise<void> {
  const dialog = result(page, 'Not confirmed');
  await expect(dialog).toBeVisible();
  for (const name of ['Try again', 'Copy']) await expect(dialog.getByRole('button', { name })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute(
    'href',
    /^mailto:hello@saitenhof[.]example[?]subject=Saitenhof%2C%20order/u,
  );
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('Only the acceptance of its own number confirms an order', async ({ page, endpoint, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  consoleGuard.expectComplaint(/CORS/u);
  const answers = [
    ['fail', ''],
    ['beBusy', 'The shop is busy: please wait 2 minutes.'],
    ['cut', ''],
    ['sendPage', ''],
    ['redirect', ''],
    ['acceptAnother', ''],
  ] as const;
  for (const [index, [name, said]] of answers.entries())
    await test.step(name, async () => {
      const before = endpoint.asked.length;
      endpoint.behavior = behaviors[name];
      await (index === 0 ? order(page) : tryAgain(page));
      await expect.poll(() => endpoint.asked.length).toBeGreaterThan(before);
      await expectNotConfirmed(page);
      await expect(result(page, 'Not confirmed')).toContainText(said);
    });
  const number = await shownNumber(page);
  endpoint.behavior = behaviors.accept;
  await tryAgain(page);
  await expect(page.getByRole('heading', { name: 'Order received' })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'Order received. Thank you, we have your order.' });
  await expect(said).toBeAttached();
  const numbers = endpoint.asked.flatMap(({ headers, body }) => [headers['idempotency-key'], body.order]);
  expect(new Set(numbers)).toEqual(new Set([number]));
  await expect(page.getByText('Total Price: 0 €')).toBeVisible();
});

test('After thirty seconds of silence an order is not confirmed', async ({ page, endpoint }) => {
  await page.clock.install();
  endpoint.behavior = behaviors.beSilent;
  await order(page);
  await expect(result(page, 'Sending your order')).toBeVisible();
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await page.clock.fastForward(TIMEOUT_MS);
  await expectNotConfirmed(page);
});

test('A reload in the middle leaves an order that is not confirmed, and tried again', async ({
  page,
  endpoint,
}) => {
  endpoint.behavior = behaviors.beSilent;
  await order(page);
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await page.reload();
  await expectNotConfirmed(page);
  endpoint.behavior = behaviors.accept;
  await tryAgain(page);
  await expect(result(page, 'Order received')).toBeVisible();
  expect(new Set(endpoint.asked.map(({ body }) => body.order)).size).toBe(1);
});

test('Back in the middle and Purchase again send nothing anew', async ({ page, endpoint }) => {
  endpoint.behavior = behaviors.beSilent;
  await order(page);
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(result(page, 'Sending your order')).toBeVisible();
  expect(endpoint.asked).toHaveLength(1);
});

test('Two tabs that order the same cart send one order', async ({ page, context, endpoint }) => {
  endpoint.behavior = behaviors.beSilent;
  const other = await context.newPage();
  await order(page);
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await comeBackWith(other, { folder: '/guitars/' });
  await other.goto('dashboard');
  await other.getByRole('button', { name: 'Purchase' }).click();
  await expectNotConfirmed(other);
  await tryAgain(other);
  await expect(result(other, 'Sending your order')).toBeVisible();
  endpoint.acceptAll();
  for (const tab of [page, other]) await expect(result(tab, 'Order received')).toBeVisible();
  expect(endpoint.asked).toHaveLength(1);
});

test('A refusal is told in the shop’s words, and the order can be changed', async ({ page, endpoint }) => {
  endpoint.behavior = behaviors.refuse;
  await order(page);
  await expect(result(page, 'Order refused')).toContainText('The Falk was sold this morning.');
  await page.reload();
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Back to cart' }).click();
  const row = page.getByRole('listitem').filter({ hasText: falk.product_title });
  await row.getByRole('button', { name: 'Remove' }).click();
  endpoint.behavior = behaviors.accept;
  await page.getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: /^Order with obligation/u }).click();
  await expect(result(page, 'Order received')).toBeVisible();
  expect(endpoint.asked.at(-1)?.body['lines']).toMatchObject([{ product_id: uke.product_id, quantity: 1 }]);
});

test('A browser that keeps nothing can order, and is told to note the number', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    Storage.prototype.setItem = function keep(key: string, text: string) {
      if (key.endsWith('placed-orders')) throw new DOMException('full', 'QuotaExceededError');
      setItem.value?.call(this, key, text);
    };
  });
  await order(page);
  await expect(result(page, 'Order received')).toContainText('please write its number down');
});
