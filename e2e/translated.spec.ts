import { fixture } from './support/catalog';
import { states } from './support/states';
import { expect, failedResource, test, type Page } from './support/test';

/** Replaces each text node as it appears, as browsers' translators do. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: CharacterData[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof CharacterData) texts.push(node);
      for (const text of texts) {
        const isLeftOut = text.parentElement?.closest('font, script, style, head, textarea') !== null;
        if (isLeftOut || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const crash = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

test.beforeEach(({ page }) => translate(page));

/** One for each prerendered page, which is translated before it is alive; src/app/translated.test.tsx has the others. */
const prerendered = new Set([
  'home',
  'home-filters',
  'compare-tray',
  'details',
  'cart',
  'statistics',
  'about-us',
  'not-found',
]);

for (const { name, reach, failing, next } of states.filter((state) => prerendered.has(state.name)))
  test(`A translated page is the same shop: ${name}`, async ({ page, shop, consoleGuard }) => {
    if (failing) consoleGuard.expectComplaint(failedResource);
    await reach(shop);
    await next?.reach(shop);
    await expect(page.getByRole('banner').locator('font').first()).toBeAttached();
    await expect(crash(page)).toBeHidden();
    // React would go on with a text beside a sibling that is no longer in the page.
    await expect(page.locator('font:has(> font):not(:only-child)')).toHaveCount(0);
  });

test('A search of a translated page can be changed and undone', async ({ page, shop }) => {
  await shop.open();
  const field = page.getByRole('searchbox');
  await field.fill('v');
  await expect(page.getByRole('button', { name: 'Remove filter “v”' })).toBeVisible();
  await field.pressSequentially('iolet');
  await expect(shop.titles.first()).toHaveText('Violet Phone');
  await shop.goTo('Statistics');
  await page.goBack();
  await expect(shop.titles.first()).toHaveText('Violet Phone');
  await page.getByRole('button', { name: 'Remove filter “violet”' }).click();
  await expect(field).toHaveValue('');
  await expect(shop.cards).toHaveCount(fixture.length);
});

test('The search in the header of a translated page follows what is typed', async ({ page, shop }) => {
  await page.goto('/about-us');
  await shop.searchButton.click();
  const field = page.getByRole('combobox', { name: 'Search gadgets' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await field.pressSequentially('phone');
  await expect(options.first()).toContainText('Phone');
  await field.press('Backspace');
  await field.fill('violet');
  await expect(options.first()).toContainText('Violet Phone');
});

test('The chart of a translated page follows the category', async ({ page, shop }) => {
  await shop.open('/statistics');
  const category = page.getByRole('combobox', { name: 'Category' });
  for (const value of ['Laptops', 'all', 'Phones', 'all']) {
    await category.selectOption(value);
    await expect(page.getByRole('img', { name: /by title$/u })).toBeVisible();
  }
});

test('An overlay that crashes leaves the screen', async ({ page, shop, consoleGuard }) => {
  consoleGuard.expectComplaint(/broken/u);
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken');
    };
  });
  await shop.open();
  for (const open of [shop.searchButton, page.getByRole('link', { name: 'Returns' })]) {
    await open.click();
    await expect(shop.toast('Something went wrong there').last()).toBeVisible();
    await expect(shop.cards.first()).toBeVisible();
  }
  await expect(page).toHaveURL('/');
  await shop.goTo('About Us');
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
});
