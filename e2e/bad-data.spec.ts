import { gadget, type Gadget } from './support/catalog';
import { expect, test } from './support/test';

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

test('Odd gadgets run no script, and load nothing from elsewhere', async ({
  page,
  shop,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(/product_image is no address that a page can show/u);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const gadgets = oddGadgets.map(([, odd]) => odd);
  const titles = gadgets.map((odd) => odd.product_title);
  shop.sell(gadgets);
  // As an earlier visit stored it.
  const kept = gadgets.map((odd) => ({ ...odd, product_image: '' }));
  await shop.open('/', { cart: kept, wishlist: kept });
  await expect(shop.titles).toHaveText(titles);
  await shop.openDetails(hostile);
  for (const address of ['/dashboard', '/dashboard?tab=wishlist']) {
    await page.goto(address);
    await expect(shop.rows.getByRole('heading')).toHaveText(titles);
  }
  await shop.goTo('Statistics');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(titles);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect(elsewhere).toEqual([]);
});
