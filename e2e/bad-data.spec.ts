import type { Route } from '@playwright/test';
import { gadget, sell, type Gadget } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test } from './support/test';

type Answer = Parameters<Route['fulfill']>[0];

/** One answer of each kind; src/catalog/load-catalog.test.ts has the others. */
const failures: ReadonlyArray<readonly [string, Answer | 'abort', RegExp]> = [
  ['is unreachable', 'abort', /could not be reached/u],
  ['is missing', { status: 404, body: 'no' }, /not available right now/u],
  [
    'is cut short',
    { contentType: 'application/json', body: '[{"product_id":"a","product_ti' },
    /couldn’t read the catalog/u,
  ],
  ['is an object', { json: { products: [gadget('a')] } }, /couldn’t read the catalog/u],
];

test.describe('When Data.json', () => {
  test('cannot be had or read, the shop says why and recovers by Retry', async ({ page, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.addInitScript(() => {
      // The automatic retry would hide the button's effect.
      Math.random = () => 1;
    });
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load the gadgets.' });
    for (const [what, answer, words] of failures) {
      await test.step(what, async () => {
        await page.route('**/Data.json', (route) =>
          answer === 'abort' ? route.abort() : route.fulfill(answer),
        );
        await page.goto('/details');
        await expect(alert).toContainText(words);
        await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
        await page.unroute('**/Data.json');
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(alert).toBeHidden();
        await expect(page.getByRole('heading', { name: 'No gadget chosen yet' })).toBeVisible();
      });
    }
  });

  test('fails, every screen that needs it says so and tries again', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    const a = gadget('a');
    await comeBackWith(page, { cart: [a] });
    await page.clock.install();
    // Not by `unroute`: a retry may be under way.
    let isDown = true;
    await sell(page, [gadget('late')]);
    await page.route('**/Data.json', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
    for (const path of ['/statistics', '/details', '/']) {
      await page.goto(path);
      await expect(page.getByRole('alert'), path).toContainText('not available right now');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByText('Loading…', { exact: true }), path).toBeHidden();
    }
    // Built in.
    await expect(shop.cards).toHaveCount(12);
    await expect(page.getByText('12 gadgets', { exact: true })).toBeVisible();
    await shop.goTo('Dashboard');
    await expect(shop.rows).toHaveCount(1);
    await expect(page.getByText('Total Price: $10')).toBeVisible();

    await shop.goTo('Home');
    await expect(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await page.clock.fastForward(30_000);
    await expect(shop.titles).toHaveText(['Gadget late']);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is an empty list, Home and Statistics say that there is nothing', async ({ page, shop }) => {
    await shop.open('/', { sells: [] });
    await expect(page.getByText('No gadgets here at the moment')).toBeVisible();
    await expect(shop.cards).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3, name: 'Our shelves are empty' })).toBeVisible();
    await shop.goTo('Statistics');
    await expect(main.getByRole('heading', { level: 2, name: 'Our shelves are empty' })).toBeVisible();
    await main.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
  });

  test('has nothing of a category, there is a way on', async ({ page, shop }) => {
    await shop.open('/?category=Smartwatches', { sells: [gadget('a')] });
    const heading = page.getByRole('heading', { level: 3, name: 'Nothing in Smart Watches at the moment' });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Show all gadgets' }).click();
    await expect(shop.cards).toHaveCount(1);
    await expect(heading).toBeHidden();
  });
});

const brokenEntries: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  ['null', null, /is not an object/u],
  ['a text', 'gadget', /is not an object/u],
  ['a list', [1, 2], /./u],
  ['an entry without id', { ...gadget('x'), product_id: undefined }, /product_id is missing/u],
  ['an entry with an empty id', { ...gadget('x'), product_id: ' ' }, /product_id/u],
  ['an entry with a fractional id', { ...gadget('x'), product_id: 1.5 }, /product_id/u],
  ['an entry without title', { ...gadget('x'), product_title: undefined }, /product_title is missing/u],
  ['an entry with an empty title', { ...gadget('x'), product_title: '' }, /product_title is empty/u],
  ['a price in words', { ...gadget('x'), price: '12' }, /price is not a number/u],
  ['a negative price', { ...gadget('x'), price: -1 }, /price is no price/u],
  ['a price beyond all measure', { ...gadget('x'), price: 1e300 }, /price is no price/u],
  ['an entry without category', { ...gadget('x'), category: undefined }, /category is missing/u],
  ['a taken id', gadget('first'), /product_id "first" is taken/u],
];

test('Bad entries of Data.json are left out and named once', async ({ page, shop, consoleGuard }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  consoleGuard.expectComplaint(/entry \d+: /u);
  const last = { ...gadget('last'), rating: 6, specification: ['Fine', 5], gallery: 'none', price: 10.456 };
  await shop.open('/', { sells: [gadget('first'), ...brokenEntries.map(([, entry]) => entry), last] });
  await expect(shop.titles).toHaveText(['Gadget first', 'Gadget last']);
  await shop.goTo('Statistics');
  await expect(page.getByText('2 gadgets').first()).toBeAttached();
  await shop.goTo('Home');
  for (const [index, [what, , complaint]] of brokenEntries.entries()) {
    const named = warnings.filter((text) => text.includes(`entry ${index + 1}: `) && complaint.test(text));
    expect(named, what).toHaveLength(1);
  }
  expect(warnings.filter((text) => /specification\.1 .*rating .*gallery /u.test(text))).toHaveLength(1);
  await shop.openDetails('Gadget last');
  await expect(page.getByText('$10.456', { exact: true })).toBeVisible();
  await expect(page.getByText('Fine', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('group', { name: /^Rate/u })).toHaveCount(0);
});

const hostile = '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>';

const oddGadgets: ReadonlyArray<readonly [string, Gadget]> = [
  [
    'hostile text in every field',
    gadget('odd-1', {
      product_title: hostile,
      description: hostile,
      category: hostile,
      specification: [hostile, hostile],
      product_image: hostile,
    }),
  ],
  ['__proto__ as id', gadget('__proto__')],
  ['half a character as id', gadget('\ud800')],
  ['characters of all kinds as id', gadget('a b/c?d#e=ü漢😀.%')],
  ['a script as picture', gadget('odd-2', { product_image: 'javascript:globalThis.ran=1' })],
  ['a picture that comes unencrypted', gadget('odd-3', { product_image: 'http://elsewhere.example/x.png' })],
  [
    'another server’s picture without scheme',
    gadget('odd-4', { product_image: '//elsewhere.example/x.png' }),
  ],
  [
    'a picture in the address itself',
    gadget('odd-5', { product_image: 'data:image/svg+xml,<svg onload="ran=1"/>' }),
  ],
  ['constructor as id and category', gadget('constructor', { category: 'constructor' })],
  ['a number as id', gadget(42)],
  ['zero as id', gadget(0)],
  ['right-to-left and combining characters', gadget('odd-6', { product_title: 'عربي \u202e Z̸̡͝a\u0301' })],
  [
    'an unknown category and unknown fields',
    Object.assign(gadget('odd-7', { category: 'Drones' }), { stock: 5 }),
  ],
];

/** The ones to open and buy; an earlier visit bought the others. */
const WALKED = 4;

test('Odd gadgets are sold like any other', async ({ page, shop, baseURL, consoleGuard }) => {
  consoleGuard.expectComplaint(/product_image is no address that a page can show/u);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const gadgets = oddGadgets.map(([, odd]) => odd);
  const titles = gadgets.map((odd) => odd.product_title);
  await sell(page, gadgets);
  // As an earlier visit stored it, without control characters.
  const kept = gadgets.slice(WALKED).map((odd) => ({ ...odd, product_image: '' }));
  await shop.open('/', { cart: kept, wishlist: kept });
  await expect(shop.titles).toHaveText(titles);
  for (const [index, [what, { product_title: title }]] of oddGadgets.slice(0, WALKED).entries()) {
    await test.step(what, async () => {
      await shop.cards.nth(index).getByRole('button', { name: 'View Details' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('button', { name: 'Add To Cart' }).click();
      await page.getByRole('button', { name: 'Add to wishlist' }).click();
      await shop.goTo('Home');
    });
  }
  const rows = [...titles.slice(WALKED), ...titles.slice(0, WALKED)];
  for (const address of ['/dashboard', '/dashboard?tab=wishlist']) {
    await page.goto(address);
    await expect(shop.rows.getByRole('heading')).toHaveText(rows);
  }
  await shop.goTo('Statistics');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(titles);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect(elsewhere).toEqual([]);
});
