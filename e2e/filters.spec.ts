import { gadget, sell } from './support/catalogue';
import { ShopPage } from './support/shop-page';
import { expect, test, type Locator, type Page } from './support/test';

/** Fifteen makers, of which the first six sell two phones each, and one sells laptops as well. */
const makers = Array.from({ length: 15 }, (_, index) => `Maker ${index + 1}`);

const stock = [
  ...makers.flatMap((maker, index) =>
    Array.from({ length: index < 6 ? 2 : 1 }, (_, nth) =>
      gadget(`${index}-${nth}`, {
        category: 'Phones',
        price: 100 + 10 * index + nth,
        specification: [
          `Maker: ${maker}`,
          `Memory: ${nth === 0 ? 8 : 16} GB`,
          `Weight: ${150 + 5 * index + nth} g`,
        ],
      }),
    ),
  ),
  gadget('book', {
    category: 'Laptops',
    price: 1500,
    specification: ['Maker: Maker 1', 'Memory: 32 GB', 'Weight: 1.5 kg'],
  }),
];

test.beforeEach(async ({ page }) => sell(page, stock));

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openFilters(page: Page, address = '/'): Promise<ShopPage> {
  const shop = new ShopPage(page);
  await shop.open(address);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(group(page, 'Filters')).toBeVisible();
  return shop;
}

const isInView = async (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.describe('Choices', () => {
  test('that would leave nothing are disabled, at the end of their group', async ({ page }) => {
    const shop = await openFilters(page, '/?f=Memory:32+GB');
    const memory = group(page, 'Memory').getByRole('checkbox');
    await expect(memory).toHaveCount(3);
    await group(page, 'Memory').getByRole('checkbox', { name: '32 GB' }).uncheck();
    await expect(shop.cards).toHaveCount(22);
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('1000');
    await page.keyboard.press('Enter');
    await expect(shop.titles).toHaveText(['Gadget book']);
    await expect(memory.first()).toHaveAccessibleName('32 GB 1 gadget');
    await expect(memory.first()).toBeEnabled();
    for (const index of [1, 2]) await expect(memory.nth(index)).toBeDisabled();
  });

  test('are all there: a long group shows the most shared, and the others when asked', async ({ page }) => {
    const shop = await openFilters(page);
    const boxes = group(page, 'Maker').getByRole('checkbox');
    await expect(boxes).toHaveCount(6);
    const more = group(page, 'Maker').getByRole('button', { name: 'Show all 15' });
    await more.press('Enter');
    await expect(boxes).toHaveCount(15);
    await group(page, 'Maker').getByRole('checkbox', { name: 'Maker 14 1 gadget' }).check();
    await expect(shop.cards).toHaveCount(1);
    await group(page, 'Maker').getByRole('button', { name: 'Show fewer' }).press('Enter');
    await expect(boxes).toHaveCount(6);
    await expect(boxes.last()).toBeChecked();
    await expect(boxes.last()).toHaveAccessibleName('Maker 14 1 gadget');
  });
});

test.describe('Ranges', () => {
  test('take amounts in other units too, are in the address, and each is undone by Back', async ({
    page,
  }) => {
    const shop = await openFilters(page);
    await group(page, 'Weight').getByRole('textbox', { name: 'From (g)' }).fill('219');
    await page.keyboard.press('Enter');
    await expect(shop.titles).toHaveText(['Gadget 14-0', 'Gadget book']);
    await expect(page).toHaveURL('/?r=Weight%3A219-+g');
    await expect(page.getByRole('button', { name: 'Remove filter Weight: From 219 g' })).toBeVisible();
    await page.goBack();
    await expect(shop.cards).toHaveCount(22);
    await shop.open('/?r=Weight:1-2+kg');
    await expect(shop.titles).toHaveText(['Gadget book']);
    await page.getByRole('button', { name: 'Remove filter Weight: 1 kg to 2 kg' }).click();
    await expect(shop.cards).toHaveCount(22);
  });

  test('have two thumbs for keys and pointers: a key that is held changes the address once, and the line’s end leaves the range open', async ({
    page,
  }) => {
    const shop = await openFilters(page);
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    const highest = page.getByRole('slider', { name: 'Highest price' });
    const length = await page.evaluate(() => history.length);
    await highest.focus();
    await page.keyboard.press('Home');
    await expect(shop.titles).toHaveText(['Gadget 0-0']);
    await expect(page).toHaveURL('/?price=-100');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('140');
    await expect(page).toHaveURL('/?price=-100');
    await page.keyboard.up('ArrowRight');
    await expect(page).toHaveURL('/?price=-140');
    await expect(highest).toHaveAttribute('aria-valuetext', '$140');
    expect(await page.evaluate(() => history.length)).toBe(length + 2);
    await lowest.press('End');
    await expect(page).toHaveURL('/?price=140-140');
    await highest.press('End');
    await expect(page).toHaveURL('/?price=140-');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('140');
    await page.goto('/');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const line = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const y = line.y + line.height / 2;
    await page.mouse.move(line.x + line.width - 12, y);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width / 2, y, { steps: 4 });
    await expect(page).toHaveURL('/');
    await page.mouse.up();
    await expect(shop.cards).toHaveCount(21);
    await page.mouse.move(line.x + 12, y);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width, y);
    await page.mouse.up();
    await expect(page).toHaveURL(/price=(?<end>\d+)-\k<end>$/u);
  });

  test('say which end is wrong, and say it again', async ({ page }) => {
    await openFilters(page);
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name, exact: true }));
    if (!from || !to) throw new Error('The price has two fields.');
    await to.fill('cheap');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').getByText('Enter an amount such as 250 or 99.99.');
    await expect(to).toHaveAccessibleDescription('Enter an amount such as 250 or 99.99.');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(from).not.toHaveAttribute('aria-invalid');
    const said = await problem.elementHandle();
    await page.keyboard.press('Enter');
    await expect.poll(() => said?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(problem).toBeVisible();
    await from.fill('9');
    await to.fill('5');
    await page.keyboard.press('Enter');
    for (const field of [from, to])
      await expect(field).toHaveAccessibleDescription('The minimum is higher than the maximum.');
    await to.fill('500');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(['', '']);
    await expect(to).not.toHaveAttribute('aria-invalid');
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`In a window of ${viewport.width} × ${viewport.height}, the filters`, () => {
    test.use({ viewport });

    test('are a sheet with groups that fold and a button that says how many gadgets it shows; Back closes it, and then undoes what was chosen', async ({
      page,
    }) => {
      const shop = new ShopPage(page);
      await shop.open('/?q=gadget');
      const opener = page.getByRole('button', { name: 'Filters', exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
      await expect(sheet.getByRole('checkbox')).toHaveCount(0);
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '8 GB' }).first().check();
      const show = (total: string) => sheet.getByRole('button', { name: `Show ${total}`, exact: true });
      await expect(show('15 gadgets')).toBeVisible();
      await sheet.getByText('Maker', { exact: true }).click();
      await sheet.getByRole('button', { name: 'Show all 15' }).click();
      const last = sheet.getByRole('checkbox', { name: 'Maker 15 1 gadget' });
      await last.check();
      await expect(show('1 gadget')).toBeVisible();
      expect(await isInView(show('1 gadget'))).toBe(true);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(shop.titles).toHaveText(['Gadget 14-0']);
      await expect(page).toHaveURL('/?q=gadget&f=Memory%3A8+GB&f=Maker%3AMaker+15');
      await page.goBack();
      await expect(shop.cards).toHaveCount(22);
      await expect(page).toHaveURL('/?q=gadget');

      await opener.click();
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '32 GB' }).check();
      await page.reload();
      await expect(show('1 gadget')).toBeVisible();
      await sheet.getByRole('button', { name: 'Remove all' }).click();
      await sheet.getByText('Memory', { exact: true }).click();
      await sheet.getByRole('checkbox', { name: '16 GB' }).check();
      await show('6 gadgets').click();
      await expect(sheet).toBeHidden();
      await expect(shop.cards).toHaveCount(6);
      await expect(page).toHaveURL('/?q=gadget&f=Memory%3A16+GB');
      await page.goBack();
      await expect(page).toHaveURL('/?q=gadget');
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/?q=gadget');
    });
  });

test('Filters that leave nothing together: the shop says which to take off, and does it in one press', async ({
  page,
}) => {
  const shop = new ShopPage(page);
  await shop.open('/?category=Phones&f=Memory:32+GB&price=-115');
  const ways = page.getByRole('main').getByRole('button', { name: /\(\d+ gadgets?\)$/u });
  await expect(ways).toHaveText(['Take off Memory: 32 GB (4 gadgets)']);
  await ways.press('Enter');
  await expect(shop.cards).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' })).toBeFocused();
  await shop.open('/?category=Phones&r=Weight:1-+kg');
  await expect(ways).toHaveText([
    'Take off Weight: From 1 kg (21 gadgets)',
    'Search in all categories (1 gadget)',
  ]);
  await ways.last().click();
  await expect(shop.titles).toHaveText(['Gadget book']);
  await expect(page).toHaveURL('/?r=Weight%3A1-+kg');
});

test.describe('What is found is read aloud', () => {
  test('with the category, for the next may have as many', async ({ page }) => {
    await sell(page, [gadget('a', { category: 'Phones' }), gadget('b', { category: 'Laptops' })]);
    const shop = new ShopPage(page);
    await shop.open('/?category=Laptops');
    await expect(status(page)).toHaveText('1 gadget in Laptops');
    await shop.choose('Phones');
    await expect(status(page)).toMatchAriaSnapshot('- status: 1 gadget in Phones');
  });

  test('once, when typing rests', async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.open();
    await expect(shop.cards).toHaveCount(22);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = page.getByRole('searchbox');
    await box.fill('boo');
    const silent = (message: string) =>
      expect(status(page).getByText(message)).toHaveAttribute('aria-hidden', 'true');
    await silent('1 gadget for “boo”');
    await page.clock.runFor(600);
    await box.fill('book');
    await silent('1 gadget for “book”');
    await page.clock.runFor(600);
    await silent('1 gadget for “book”');
    await page.clock.runFor(200);
    await expect(status(page)).toMatchAriaSnapshot('- status: 1 gadget for “book”');
  });
});

test('A link with filters shows no gadget and no category that it does not ask for, however slow the network', async ({
  page,
}) => {
  const release: Array<() => void> = [];
  let isHeld = true;
  await page.route(/\.js$|Data\.json$/u, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => release.push(resolve));
    await route.fallback();
  });
  const shop = new ShopPage(page);
  await page.goto('/?category=Laptops&f=Memory:32+GB', { waitUntil: 'commit' });
  const category = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(category('Laptops')).toBeVisible();
  const ground = (name: string) =>
    category(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('All Product')).toBe(await ground('Laptops'));
  await expect(page.getByRole('list', { name: 'Gadgets' })).toBeVisible();
  await expect(shop.titles).toHaveCount(0);
  await expect(status(page)).toBeHidden();
  isHeld = false;
  for (const go of release) go();
  await expect(shop.titles).toHaveText(['Gadget book']);
  await expect(status(page)).toHaveText('1 gadget in Laptops');
  await expect.poll(() => ground('Laptops')).not.toBe(await ground('All Product'));
});
