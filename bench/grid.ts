import type { Visit } from './browser';
import { clickOn, timeUntilShown } from './hand';
import { selectors, type Storefront } from './storefront';

/** A text that narrows the results down with every key: made-up products have running numbers in their titles. */
const QUERY = '1234';

/** The slowest change of category, each of them chosen once, in milliseconds from the press to the paint. */
export async function slowestCategory({ page }: Visit, storefront: Storefront): Promise<number> {
  let slowest = 0;
  for (const [label, value] of storefront.filledCategories) {
    const press = await clickOn(storefront.category(label));
    slowest = Math.max(slowest, await timeUntilShown(page, storefront.shows(value), press));
  }
  const press = await clickOn(storefront.category('All Product'));
  return Math.max(slowest, await timeUntilShown(page, storefront.showsAll, press));
}

/** The slowest key of a search, in milliseconds from the key to the paint of its results. */
export async function slowestKey({ page }: Visit, storefront: Storefront): Promise<number> {
  const field = storefront.searchbox;
  if ((await field.count()) === 0) throw new Error('there is no search field');
  await field.click();
  let slowest = 0;
  for (const key of QUERY) {
    const count = (await page.locator(selectors.count).first().textContent()) ?? '';
    const results = [{ selector: selectors.count, otherThan: count.trim() }];
    const press = () => page.keyboard.press(key);
    slowest = Math.max(slowest, await timeUntilShown(page, results, press, { event: 'input' }));
  }
  await field.fill('');
  return slowest;
}
