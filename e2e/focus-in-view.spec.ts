import { gadget, many } from './support/catalog';
import { coverOfFocus, focusIn } from './support/covered';
import { expect, test, type Page } from './support/test';

const gadgets = many(7);
const compared = gadgets.slice(0, 3);

/** Presses a key until focus leaves the page; returns the covered elements, the number of stops and the last of them. */
async function walkBy(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  let stops = 0;
  let last = '';
  for (; stops < 250; stops += 1) {
    await page.keyboard.press(key);
    const { name, cover } = await focusIn(page);
    if (name === undefined) break;
    last = name;
    if (cover !== undefined) covered.push(`${name} by ${cover}`);
  }
  return { covered, stops, last };
}

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 600 },
  { width: 1280, height: 720 },
])
  test.describe(`In a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const { address, what } of [
      { address: '/', what: 'Home, with gadgets to compare' },
      { address: '/details', what: 'details, with gadgets to compare' },
      { address: '/dashboard', what: 'a cart' },
    ])
      test(`focus is never covered on ${what}, either way by Tab`, async ({ page, shop }) => {
        await shop.open(address, {
          sells: gadgets,
          chosen: gadget(1),
          cart: gadgets,
          ...(address === '/dashboard' ? {} : { compared }),
        });
        const last = page.getByRole('contentinfo').getByRole('link').last();
        await expect(last).toBeAttached();
        if (address !== '/dashboard')
          await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
        if (address === '/details')
          await expect(page.getByRole('list', { name: 'Similar gadgets' })).toBeVisible();
        if (address === '/' && width >= 1280)
          await expect(page.getByRole('slider', { name: 'Highest price' })).toBeVisible();
        const forwards = await walkBy(page, 'Tab');
        expect(forwards.covered).toEqual([]);
        expect(forwards.stops).toBeGreaterThan(20);
        expect(forwards.last).toContain(await last.textContent());
        const backwards = await walkBy(page, 'Shift+Tab');
        expect(backwards.covered).toEqual([]);
        expect(backwards.stops).toBe(forwards.stops);
        expect(backwards.last).toContain('Skip to content');
      });
  });

test('Focus on the bar of a short list brings it out from under the header', async ({ page, shop }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await shop.open('/dashboard', { sells: gadgets, cart: [gadget(1)] });
  const sort = page.getByRole('button', { name: 'Sort by Price' });
  const top = () => sort.evaluate((button) => Math.round(button.getBoundingClientRect().top));
  await expect(sort).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate((above) => scrollBy(0, above - 30), await top());
  await expect.poll(top).toBe(30);
  await sort.focus();
  expect(await coverOfFocus(page)).toBeUndefined();
});

test.describe('In a low window', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('focus is never covered in a dialog, either way by Tab', async ({ page, shop }) => {
    await shop.open('/#order-tracking', { sells: gadgets, orders: [compared, compared] });
    const dialog = page.getByRole('dialog', { name: 'Order Tracking' });
    await expect(dialog.getByRole('button', { name: 'Buy again' })).toHaveCount(2);
    for (const items of await dialog.getByText('3 items').all()) await items.click();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press(key);
        expect(await coverOfFocus(page), `${key} ${stop}`).toBeUndefined();
      }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the bar with Add To Cart does not scroll the page, by tap or by Tab', async ({ page, shop }) => {
    const specification = Array.from({ length: 30 }, (_, index) => `Line: ${index}`);
    await shop.open('/details', { sells: [gadget('a', { specification })], chosen: gadget('a') });
    const scrolled = () => page.evaluate(() => scrollY);
    const heart = await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).boundingBox();
    await page.mouse.click((heart?.x ?? 0) + 22, (heart?.y ?? 0) + 22);
    await expect(page.getByRole('button', { name: 'In wishlist' })).toBeDisabled();
    expect(await scrolled()).toBe(0);
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeFocused();
    expect(await scrolled()).toBe(0);
  });
});

test('The tray that a key opens does not cover the button that has focus', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await shop.open('/', { sells: gadgets });
  const compare = shop.buttonOf('Compare', 'Gadget 1');
  await compare.scrollIntoViewIfNeeded();
  const bottom = () =>
    compare.evaluate((button) => Math.round(innerHeight - button.getBoundingClientRect().bottom));
  await page.evaluate((below) => scrollBy(0, 20 - below), await bottom());
  await expect.poll(bottom).toBe(20);
  await compare.press('Enter');
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await expect.poll(() => coverOfFocus(page)).toBeUndefined();
});
