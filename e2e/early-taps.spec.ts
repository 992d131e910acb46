import { gadget } from './support/catalog';
import { holdBack } from './support/hold-back';
import { expect, failedResource, test, type Page } from './support/test';

/** Opens Home with its code held back; returns the function that releases it. */
async function openWithoutCode(page: Page, address = '/'): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' })).toBeVisible();
  return async () => {
    release();
    await page.waitForResponse('**/Data.json');
  };
}

test('A press loads the page again if its code did not come, once there is a network', async ({
  page,
  shop,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(failedResource);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  const laptops = page.getByRole('button', { name: 'Laptops', exact: true });
  await page.context().setOffline(true);
  await laptops.click();
  await expect(laptops).toHaveAttribute('aria-busy', 'true');
  await page.context().setOffline(false);
  await page.unroute('**/assets/index-*.js');
  const arrival = page.waitForResponse('**/Data.json');
  await laptops.click();
  await arrival;
  await laptops.click();
  await expect(shop.cards).toHaveCount(3);
});

test('A press that waited for code which did not come loads the page again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectComplaint(failedResource);
  const laptops = page.getByRole('button', { name: 'Laptops', exact: true });
  await page.route(
    '**/assets/index-*.js',
    async (route) => {
      await expect(laptops).toHaveAttribute('aria-busy', 'true');
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/', { waitUntil: 'commit' });
  const arrival = page.waitForResponse('**/Data.json');
  await laptops.click();
  await arrival;
});

test.describe('Before the shop’s code has arrived', () => {
  test('the last press of a button is kept and carried out', async ({ page }) => {
    const bringCode = await openWithoutCode(page);
    const laptops = page.getByRole('button', { name: 'Laptops', exact: true });
    const phones = page.getByRole('button', { name: 'Phones', exact: true });
    await laptops.click();
    await phones.click();
    await expect(phones).toHaveAttribute('aria-busy', 'true');
    await expect(laptops).not.toHaveAttribute('aria-busy');
    await bringCode();
    await expect(page).toHaveURL('/?category=Phones');
    await expect(phones).not.toHaveAttribute('aria-busy');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'All Product', pressed: true })).toBeVisible();
  });

  test('a search is added to the category in the address', async ({ page }) => {
    const bringCode = await openWithoutCode(page, '/?category=Laptops');
    await page.getByRole('searchbox').fill('book');
    await bringCode();
    await expect(page).toHaveURL('/?category=Laptops&q=book');
  });

  test('a search that the browser puts back after a reload adds no history entry', async ({ page }) => {
    await page.clock.install();
    const bringCode = await openWithoutCode(page, '/?category=Laptops&q=book');
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').fill('book');
    await bringCode();
    await expect(page.getByRole('button', { name: 'Remove filter “book”' })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL('/?category=Laptops&q=book');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a typed search and a choice in a list are kept', async ({ page }) => {
    const bringCode = await openWithoutCode(page);
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
    await page.getByRole('searchbox').pressSequentially('amber');
    await bringCode();
    await expect(page).toHaveURL('/?q=amber');
    await expect(page.getByRole('searchbox')).toHaveValue('amber');
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  });

  test('View Details leads to its gadget', async ({ page, shop }) => {
    const bringCode = await openWithoutCode(page);
    const card = shop.cards.first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: 'View Details' }).click({ noWaitAfter: true });
    await bringCode();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL('/details');
  });

  test('a picture that fails is replaced all the same', async ({ page, shop, consoleGuard }) => {
    consoleGuard.expectComplaint(failedResource);
    await page.route('**/images/products/**', (route) => route.fulfill({ status: 404, body: '' }));
    const failing = page.waitForResponse('**/images/products/**');
    const bringCode = await openWithoutCode(page);
    await failing;
    await bringCode();
    // A decorative picture has no name to find it by.
    const picture = shop.cards.first().locator('img');
    await expect(picture).toHaveAttribute('src', /images\/categories\//u);
  });
});

test('The screen follows Forward while its code loads', async ({ page, shop }) => {
  await shop.open();
  await shop.goTo('Statistics');
  await page.goBack();
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('A double click on a card makes one entry, so that one Back leads back', async ({ page, shop }) => {
  await shop.open('/', { sells: [gadget('a'), gadget('b')] });
  await shop.card('Gadget a').getByRole('button', { name: 'View Details' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Gadget a' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Explore Cutting-Edge Gadgets' })).toBeVisible();
});

test('View Details opens its gadget in a new tab', async ({ page, shop, context }) => {
  await shop.open('/', { sells: [gadget('a'), gadget('b / ü?#')] });
  const opening = context.waitForEvent('page');
  await shop.card('Gadget b / ü?#').getByRole('button', { name: 'View Details' }).click({ button: 'middle' });
  const tab = await opening;
  await expect(tab.getByRole('heading', { level: 1, name: 'Gadget b / ü?#' })).toBeVisible();
  await expect(tab).toHaveURL('/details');
  await expect(page).toHaveURL('/');
});

test('A held Enter acts once', async ({ page, shop }) => {
  await shop.open('/', { sells: [gadget('a')] });
  await shop.openDetails('Gadget a');
  await page.getByRole('button', { name: 'Add to wishlist' }).focus();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(shop.wishlistLink).toHaveText('1');
  await expect(shop.cartLink).toHaveText('0');
});
