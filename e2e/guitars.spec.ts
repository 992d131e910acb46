import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ownCatalog, type Gadget } from './support/catalog';
import { shapes } from './support/statistics';
import { comeBackWith } from './support/stored';
import { expect, failedResource, test } from './support/test';

/* Another owner's shop, examples/guitars, in a folder of the server: all that is the sample's is gone. */

const FOLDER = '/guitars/';
const FOREIGN = /gadget|ultraviolet|violet|\$|dollar|USD/iu;

const find = (guitars: readonly Gadget[], id: string): Gadget => {
  const found = guitars.find(({ product_id }) => product_id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

const card = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'Guitars' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** All text of a page, for people and machines. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const described = [...document.querySelectorAll('meta:not([http-equiv])')].map((element) =>
      element.getAttribute('content'),
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    return [document.title, document.body.innerText, data, ...named, ...described].join('\n');
  });

const addressesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) => {
      const one = element.getAttribute('href') ?? element.getAttribute('src');
      const several = (element.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' ')[0]);
      return [one, ...several].flatMap((each) => (each ? new URL(each, document.baseURI).href : []));
    }),
  );

test('Home speaks of guitars, in euros', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Saitenhof | Home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const banner = page.getByRole('region', { name: 'Wood, Wire and a Voice of Its Own' });
  await expect(banner).toContainText('Guitars with a voice of their own, from a workshop in the mountains.');
  await expect(banner.getByRole('button', { name: 'See the Guitars' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search guitars' })).toBeVisible();
  await expect(page.getByText('25 guitars', { exact: true })).toBeVisible();
  await expect(card(page, 'Birkhain D3 Sunburst')).toContainText('Price: 1.299 €');
  await expect(card(page, 'Wellenreuth Soprano')).toContainText('Price: 89,50 €');
  const images = page.locator('img');
  await expect(images).toHaveCount(26);
  const missing = () =>
    images.evaluateAll((all: HTMLImageElement[]) =>
      all.flatMap((image) => {
        image.loading = 'eager';
        return image.naturalWidth > 0 && !image.src.includes('/categories/') ? [] : image.src;
      }),
    );
  await expect.poll(missing).toEqual([]);
  const price = page.getByRole('group', { name: 'Price' });
  await price.getByLabel('To').fill('1.000,50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('14 guitars', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/price=-1000\.5/u);
});

test('No word, amount or address on any screen is another shop’s', async ({ page, consoleGuard }) => {
  consoleGuard.expectComplaint(failedResource);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const guitars = await ownCatalog(page);
  const few = guitars.slice(0, 3);
  const chosen = find(guitars, 'kupferton-falk-gold');
  await comeBackWith(page, {
    folder: FOLDER,
    chosen,
    cart: few,
    wishlist: few,
    viewed: few,
    compared: few,
  });
  const screens: ReadonlyArray<readonly [address: string, sign: RegExp]> = [
    ['./', /25 guitars/u],
    ['./?category=Bass', /3 guitars/u],
    ['./?q=zzzzz', /No guitar matches/u],
    ['./#compare', /lines differ between 3 guitars[\s\S]+4,8 out of 5/u],
    ['details', /Similar guitars/u],
    ['statistics', /Highlights/u],
    ['dashboard', /Total Price: 4\.528\s€/u],
    ['dashboard?tab=wishlist', /Wishlist Items/u],
    ['about-us', /Henrike/u],
    ['about-us#product-support', /buzzes/u],
    ['dashboard#checkout', /Order with obligation to pay: 4\.528\s€/u],
    ['about-us#order-tracking', /No orders yet/u],
    ['about-us#shipping', /in euros/u],
    ['about-us#returns', /take a guitar out/u],
    ['about-us#careers', /dress a fret/u],
    ['about-us#terms', /Kupferton, Birkhain and Wellenreuth, are invented/u],
    ['about-us#privacy', /guitars you viewed/u],
    ['about-us#cookies', /no cookies/u],
    ['nowhere', /Page Not Found/u],
  ];
  for (const [address, sign] of screens) {
    await page.goto(address);
    await expect(page.locator('body'), address).toContainText(sign);
    expect((await wordsOf(page)).match(FOREIGN), address).toBeNull();
    for (const each of await addressesOf(page))
      expect(each, address).toMatch(/^(?:https?:\/\/[^/]+\/guitars\/|mailto:|tel:)/u);
  }
  const manifest = await (await page.request.get('manifest.webmanifest')).text();
  expect(manifest).toContain('Saitenhof');
  expect(manifest).not.toMatch(FOREIGN);
  expect(asked.filter((address) => !new URL(address).pathname.startsWith(FOLDER))).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith(`shop:${FOLDER}`))).toEqual([]);
});

test('A guitar without a rating costs euros, up to the order', async ({ page }) => {
  const guitars = await ownCatalog(page);
  await comeBackWith(page, {
    folder: FOLDER,
    chosen: find(guitars, 'kupferton-falk-gold'),
    cart: [find(guitars, 'wellenreuth-sopran')],
  });
  await page.goto('details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kupferton Falk Goldtop');
  await expect(page.getByText('1.849,50 €', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Total Price: 1.939 €')).toBeVisible();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('dialog')).toContainText('Total: 1.939 €');
  await page.goto('details#product=birkhain-d3');
  await expect(page.getByText('4,8', { exact: true })).toBeVisible();
});

test('The statistics count in euros and with commas', async ({ page }) => {
  await page.goto('statistics');
  const chart = page.getByRole('img', { name: 'Price and rating of each guitar, by title' });
  await expect(chart).toContainText('Price (€)');
  await expect(chart).toContainText('3.200 €');
  // A diamond for each that is rated, and four products are not.
  const diamonds = (await shapes(chart)).filter(
    (boxes) => boxes.length === 23 && boxes.every(({ width, height }) => Math.abs(width - height) < 0.01),
  );
  expect(diamonds).toHaveLength(1);
  const cursor = page.getByRole('slider', { name: 'Guitar', exact: true });
  await cursor.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toHaveText('Kupferton Halden HSSPrice: 749 €Rating: 4,6');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Birkhain OM Koa, price 3\.890\s€$/u);
  await page.getByLabel('Price from').fill('1.000,50');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^13 guitars, from Kupferton Zinnober at 1\.090\s€/u)).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row', { name: /Kupferton Falk Goldtop/u })).toContainText('1.849,50 €');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFTitle;Category;Price (€);Rating (0–5)');
  expect(lines).toContain('Kupferton Falk Goldtop;Electric;1849,50;');
  expect(lines).toContain('Birkhain D3 Sunburst;Acoustic;1299;4,8');
});
