import type { Locator, Page } from '@playwright/test';
import { fixture, many } from './support/catalog';
import { comeBackWith } from './support/stored';
import { expect, test } from './support/test';

const compared = fixture.slice(0, 3);
const firstTitle = fixture[0].product_title;

/** A tap in the middle of an element hits it, and nothing over it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The height of the window that sticky bars take, in CSS pixels. */
const takenByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    return Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      sticks(document.elementFromPoint(innerWidth / 2, y)),
    ).length;
  });

/** The words of an element that wrap. */
const brokenWords = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The boxes of two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them has no place');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Applies the text spacing of WCAG 1.4.12. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Checks a screen at each width, with normal and with increased text spacing. */
async function inEach(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  for (const isSpaced of [false, true]) {
    if (isSpaced) await spaceText(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const where = `${width} px${isSpaced ? ', far apart' : ''}`;
      await check(where);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(scrolls, `${where}: scrolls sideways`).toBe(false);
    }
  }
}

test.describe('In a low window', () => {
  test('Close of the comparison is in sight, and nothing covers it', async ({ page, shop }) => {
    await shop.open('/#compare', { compared });
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(page.getByRole('table')).toBeVisible();
    for (const [width, height] of [
      [568, 320],
      [320, 256],
      [1280, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(close).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(close), `${width} × ${height}`).toBe(true);
    }
  });

  test('details are no wider than it', async ({ page, shop }) => {
    await shop.open('/');
    await shop.openDetails(firstTitle);
    for (const [width, height] of [
      [640, 360],
      [640, 470],
      [700, 479],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${width} × ${height}`).toBe(width);
    }
  });

  test('a category’s button is in sight once it is pressed', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await shop.open('/');
    const last = page.getByRole('button', { name: 'Iphone', exact: true });
    await last.press('Enter');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport();
  });

  test('no bar sticks to it: all of it is for what is read', async ({ page, shop }) => {
    await shop.open('/', { compared, cart: compared });
    const check = async (screen: string) => {
      for (const [width, height] of [
        [320, 256],
        [844, 390],
        [1280, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await takenByBars(page), `${screen}, ${width} × ${height}`).toBe(0);
      }
    };
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await check('Home');
    await shop.goTo('Dashboard');
    await expect(shop.rows).toHaveCount(3);
    await check('Dashboard');
    await shop.goTo('Home');
    await shop.openDetails(firstTitle);
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await check('Details');
  });
});

test('a comparison too wide for its window shows a part of the next column', async ({ page, shop }) => {
  await shop.open('/#compare', { compared: fixture.slice(0, 4) });
  await expect(page.getByRole('table')).toBeVisible();
  const region = page.getByRole('region', { name: 'gadgets side by side' });
  for (const width of [320, 360, 412, 480, 560, 640, 768, 840, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const parts = await region.evaluate((scroller) => {
      const { right } = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('th[scope=col] img')].map((image) => {
        const box = image.getBoundingClientRect();
        return (right - box.left) / box.width;
      });
    });
    const isCut = parts.some((part) => part > 0.2 && part < 0.95);
    expect.soft(isCut || parts.every((part) => part >= 1), `${width} px: ${parts.join(', ')}`).toBe(true);
  }
});

test('the comparison tray does not cover Add To Cart', async ({ page, shop }) => {
  await shop.open('/', { compared });
  await shop.openDetails(firstTitle);
  const button = page.getByRole('button', { name: 'Add To Cart' });
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect.soft(await isOnTop(button), `${width} × ${height}`).toBe(true);
  }
});

test.describe('In a narrow window, with text as usual and far apart,', () => {
  const stock = many(4).map((each, index) => ({ ...each, price: 1299.99 + index * 500 }));
  const titles = stock.map((each) => each.product_title);

  test.beforeEach(async ({ page, shop }) => {
    shop.sell(stock);
    await comeBackWith(page, { cart: stock, wishlist: stock });
  });

  test('cards and the header keep their words whole, and nothing lies on another', async ({ page, shop }) => {
    await shop.open();
    await expect(shop.card(String(titles[0]))).toContainText('In wishlist');
    await inEach(page, async (where) => {
      for (const title of titles.slice(0, 2)) {
        const card = shop.card(title);
        expect.soft(await brokenWords(card), where).toEqual([]);
        const scales = card.getByRole('button', { name: 'Compare' });
        const heart = card.getByRole('button', { name: 'wishlist' });
        for (const words of [
          card.getByText(/^Price/u),
          card.getByText('In cart'),
          card.getByText('In wishlist'),
        ])
          for (const button of [scales, heart])
            expect.soft(await overlap(words, button), `${where}: ${await words.innerText()}`).toBe(false);
      }
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
      const [{ bottom } = { bottom: 0 }] = boxes;
      expect
        .soft(
          boxes.every(({ top }) => top < bottom),
          `${where}: one row of links`,
        )
        .toBe(true);
    });
  });

  test('a gadget’s price and stock, and the cart’s buttons, keep theirs', async ({ page, shop }) => {
    await shop.open();
    await shop.openDetails(String(titles[1]));
    await inEach(page, async (where) => {
      expect.soft(await brokenWords(page.getByText('$1799.99')), where).toEqual([]);
      expect.soft(await brokenWords(page.getByText('In Stock')), where).toEqual([]);
    });
    await page.reload();
    await shop.goTo('Dashboard');
    const sort = page.getByRole('button', { name: 'Sort by Price' });
    await inEach(page, async (where) => {
      expect.soft(await brokenWords(sort), where).toEqual([]);
      const icon = await sort.locator('svg').boundingBox();
      expect.soft(icon?.width, where).toBeGreaterThanOrEqual(20);
    });
  });
});

test('rows of short and of long titles are alike in height, with no hole in any', async ({ page, shop }) => {
  const [short, long] = many(2);
  if (!short || !long) throw new Error('two gadgets are needed');
  const cart = [short, { ...long, product_title: 'A gadget with a title that takes two lines of a phone' }];
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/dashboard', { sells: cart, cart });
  await expect(shop.rows).toHaveCount(2);
  const heights = await shop.rows.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights[0]).toBe(heights[1]);
  const title = await shop.rows.first().getByRole('heading').boundingBox();
  const description = await shop.rows.first().getByText('What gadget').boundingBox();
  expect((description?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(32);
});
