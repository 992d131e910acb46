import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Page } from './support/test';

const KEY = 'ultraviolet-comparison';

const stock = [
  gadget('a', { price: 100, specification: ['Memory: 8 GB', 'Weight: 1 kg', 'Colour: Violet'] }),
  gadget('b', { price: 200, specification: ['Colour: Violet', 'Memory: 16 GB'] }),
  gadget('c', { price: 300, specification: ['Memory: 32 GB', 'Colour: Violet'] }),
  gadget('d'),
  gadget('e'),
];

const toggle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Compare ${title}`, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen to compare' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare gadgets' });
const openComparison = (page: Page) =>
  tray(page).getByRole('button', { name: 'Compare', exact: true }).click();

async function choose(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await toggle(page, title).click();
  await expect(chosen(page)).not.toHaveCount(0);
}

test.beforeEach(async ({ page }) => sell(page, stock));

test.describe('Choosing what to compare', () => {
  test('a card’s scales choose its gadget and take it off again, which is announced', async ({ page }) => {
    await new ShopPage(page).open();
    await expect(toggle(page, 'Gadget a')).toBeAttached();
    await expect(tray(page)).toBeHidden();
    await toggle(page, 'Gadget a').click();
    await expect(toggle(page, 'Gadget a')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 of 4 to compare')).toBeAttached();
    await expect(tray(page)).toBeVisible();
    await expect(tray(page).getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
    await expect(tray(page)).toContainText('Choose one more');
    await toggle(page, 'Gadget b').click();
    await expect(page.getByText('2 of 4 to compare')).toBeAttached();
    await expect(tray(page).getByRole('button', { name: 'Compare', exact: true })).toBeEnabled();
    await toggle(page, 'Gadget b').click();
    await toggle(page, 'Gadget a').click();
    await expect(toggle(page, 'Gadget a')).toHaveAttribute('aria-pressed', 'false');
    await expect(tray(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('the fifth is refused with a message, and the four stay', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a', 'Gadget b', 'Gadget c', 'Gadget d');
    await toggle(page, 'Gadget e').click();
    await expect(shop.toast('Only four gadgets can be compared at once')).toBeVisible();
    await expect(toggle(page, 'Gadget e')).toHaveAttribute('aria-pressed', 'false');
    await expect(chosen(page)).toHaveCount(4);
    await toggle(page, 'Gadget d').click();
    await toggle(page, 'Gadget e').click();
    await expect(toggle(page, 'Gadget e')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the details screen chooses its gadget too, and shows the tray', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a');
    await shop.openDetails('Gadget b');
    await expect(chosen(page)).toHaveCount(1);
    await toggle(page, 'Gadget b').click();
    await expect(toggle(page, 'Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen(page)).toHaveCount(2);
    await openComparison(page);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/details#compare');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeVisible();
  });

  test('each is taken off in the tray, and focus goes on to the next one, and then to the page', async ({
    page,
  }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a', 'Gadget b');
    const takeOff = (title: string) =>
      tray(page).getByRole('button', { name: `Take ${title} off the comparison` });
    await takeOff('Gadget a').press('Enter');
    await expect(chosen(page)).toHaveCount(1);
    await expect(takeOff('Gadget b')).toBeFocused();
    await takeOff('Gadget b').press('Enter');
    await expect(tray(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Clear takes all off, which can be undone', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget b', 'Gadget a');
    await tray(page).getByRole('button', { name: 'Clear comparison' }).click();
    await expect(tray(page)).toBeHidden();
    await shop.toast('Comparison cleared').getByRole('button', { name: 'Undo' }).click();
    await expect(chosen(page)).toHaveText(['Gadget b', 'Gadget a']);
  });
});

test.describe('What is chosen', () => {
  test('outlives a reload and agrees between tabs', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a');
    const other = await context.newPage();
    await new ShopPage(other).open();
    await expect(chosen(other)).toHaveCount(1);
    await toggle(other, 'Gadget b').click();
    await expect(toggle(page, 'Gadget b')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(chosen(page)).toHaveCount(2);
  });

  test('and is no longer sold drops out of view and leaves its place to another', async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      },
      [KEY, JSON.stringify(['gone', 'a', 'b', 'away'])] as const,
    );
    await new ShopPage(page).open();
    await expect(chosen(page)).toHaveCount(2);
    await choose(page, 'Gadget c', 'Gadget d');
    await expect(chosen(page)).toHaveCount(4);
  });

  for (const [what, text, count] of [
    ['no JSON', '["a"', 0],
    ['an object', '{"a":1}', 0],
    ['full of nonsense', '[1,null,{"id":"a"},"<img src=x onerror=alert(1)>","b","b",["a"]]', 1],
    ['too long', JSON.stringify(['a', 'b', 'c', 'd', 'e', ...Array.from({ length: 1000 }, String)]), 4],
  ] as const) {
    test(`stored as ${what}, it is read as far as it can be`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await new ShopPage(page).open();
      await expect(toggle(page, 'Gadget a')).toBeAttached();
      await expect(page.getByRole('button', { name: /^Compare Gadget/u, pressed: true })).toHaveCount(count);
      await expect(chosen(page)).toHaveCount(count);
    });
  }
});

test.describe('The comparison', () => {
  test('aligns specifications by name and marks what differs, in a table', async ({ page }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a', 'Gadget b');
    await openComparison(page);
    const table = dialog(page).getByRole('table', { name: '2 gadgets side by side' });
    await expect(table.getByRole('columnheader')).toHaveText(['Specification', 'Gadget a', 'Gadget b']);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Price (differs)',
      'Rating',
      'Memory (differs)',
      'Colour',
      'Weight (differs)',
      'What to do',
    ]);
    const cells = (name: string) => table.getByRole('row', { name }).getByRole('cell');
    await expect(cells('Price')).toHaveText(['$100', '$200']);
    await expect(cells('Memory')).toHaveText(['8 GB', '16 GB']);
    await expect(cells('Weight')).toHaveText(['1 kg', /not told/u]);
    await expect(dialog(page).getByRole('status').first()).toHaveText(
      '3 of 5 lines differ between 2 gadgets',
    );
  });

  test('shows the differences only, where that is asked for', async ({ page }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a', 'Gadget b');
    await openComparison(page);
    await expect(dialog(page).getByRole('rowheader', { name: 'Colour' })).toBeVisible();
    await dialog(page).getByLabel('Differences only').check();
    await expect(dialog(page).getByRole('rowheader', { name: 'Colour' })).toBeHidden();
    await expect(dialog(page).getByRole('rowheader', { name: 'Memory' })).toBeVisible();
  });

  test('of gadgets that are alike says that nothing differs', async ({ page }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget d', 'Gadget e');
    await openComparison(page);
    await dialog(page).getByLabel('Differences only').check();
    await expect(dialog(page).getByText('they are alike in every line')).toBeVisible();
  });

  test('has its own address; Back, Escape and Close leave the screen as it was, focus where it was', async ({
    page,
  }) => {
    await new ShopPage(page).open('/?category=Accessories');
    await choose(page, 'Gadget a', 'Gadget b');
    for (const leave of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await openComparison(page);
      await expect(page).toHaveURL('/?category=Accessories#compare');
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/?category=Accessories');
      await expect(tray(page).getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
    }
  });

  test('puts a gadget into the cart, and says so where it can be seen', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a', 'Gadget b');
    await openComparison(page);
    await dialog(page).getByRole('button', { name: 'Add To Cart: Gadget b' }).click();
    const toast = shop.toast('Item Added to Cart');
    await expect(toast).toBeVisible();
    // A press tells that the dialog neither covers it nor makes it inert.
    await toast.getByRole('button', { name: 'close' }).click();
    await expect(toast).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.cartLink).toHaveText('1');
  });

  test('leads to a gadget’s details, and Back returns to it', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a', 'Gadget b');
    await openComparison(page);
    await dialog(page).getByRole('button', { name: 'View Details: Gadget b' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget b' })).toBeFocused();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await page.goForward();
    await openComparison(page);
    await dialog(page).getByRole('button', { name: 'View Details: Gadget a' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeFocused();
  });

  test('loses a column at a time, with focus on the next, until there is nothing to set side by side', async ({
    page,
  }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a', 'Gadget b', 'Gadget c');
    await openComparison(page);
    await dialog(page).getByRole('button', { name: 'Remove Gadget b' }).press('Enter');
    await expect(dialog(page).getByRole('columnheader')).toHaveText([
      'Specification',
      'Gadget a',
      'Gadget c',
    ]);
    await expect(dialog(page).getByRole('button', { name: 'Remove Gadget c' })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Remove Gadget c' }).press('Enter');
    await expect(dialog(page)).toContainText('Gadget a is the only gadget chosen so far');
    const back = dialog(page).getByRole('button', { name: 'Back to the shop' });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(chosen(page)).toHaveCount(1);
  });

  test('opened by its address with nothing chosen says so kindly, with a way back', async ({ page }) => {
    await page.goto('/#compare');
    await expect(dialog(page)).toContainText('No gadget is chosen yet');
    await dialog(page).getByRole('button', { name: 'Back to the shop' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('four gadgets scroll sideways within the dialog, and nothing else does', async ({ page }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a', 'Gadget b', 'Gadget c', 'Gadget d');
    await openComparison(page);
    const region = dialog(page).getByRole('region', { name: '4 gadgets side by side' });
    const column = (title: string) => dialog(page).getByRole('columnheader', { name: title });
    await expect(column('Gadget a')).toBeInViewport({ ratio: 1 });
    await region.focus();
    await region.evaluate((element) => element.scrollTo({ left: 10_000 }));
    await expect(column('Gadget d')).toBeInViewport({ ratio: 1 });
    // The name of a line stays where it can be read.
    await expect(dialog(page).getByRole('rowheader', { name: 'Memory' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  test('the tray stands below the details’ price and button, and covers neither', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await choose(page, 'Gadget a', 'Gadget b', 'Gadget c', 'Gadget d');
    await shop.openDetails('Gadget a');
    await expect(chosen(page)).toHaveCount(4);
    const [button, bar] = await Promise.all([
      page.getByRole('button', { name: 'Add To Cart' }).boundingBox(),
      tray(page).boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(shop.cartLink).toHaveText('1');
  });

  test('the tray has its own place below the content, so that nothing stays covered', async ({ page }) => {
    await new ShopPage(page).open();
    await choose(page, 'Gadget a');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const [last, bar, footer] = await Promise.all([
      page.getByRole('list', { name: 'Gadgets' }).boundingBox(),
      tray(page).boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

test('with 2,000 gadgets the scales work as they do with five', async ({ page }) => {
  await sell(
    page,
    Array.from({ length: 2_000 }, (_, index) => gadget(index + 1)),
  );
  await new ShopPage(page).open();
  await choose(page, 'Gadget 1', 'Gadget 2');
  await openComparison(page);
  await expect(dialog(page).getByRole('columnheader', { name: 'Gadget 2' })).toBeVisible();
});
