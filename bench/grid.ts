import type { Visit } from './browser';
import { clickOn, timeUntilShown } from './hand';
import { selectors, type Storefront } from './storefront';

/** A text that narrows the results down with every key: made-up products have running numbers in their titles. */
const QUERY = '1234';

/** Placeholder for the count while the search index is built. */
const WAITING = 'Searching…';

/** Called with each measurement, in milliseconds. */
type Note = (milliseconds: number, part: string) => void;

/** Chooses each category, then all products; measures from each press to its paint. */
export async function chooseCategories({ page }: Visit, storefront: Storefront, note: Note): Promise<void> {
  for (const [label, value] of storefront.filledCategories) {
    const press = await clickOn(storefront.category(label));
    note(await timeUntilShown(page, storefront.shows(value), press), label);
  }
  const press = await clickOn(storefront.category('All Product'));
  note(await timeUntilShown(page, storefront.showsAll, press), 'All Product');
}

/** Searches letter by letter; measures from each key to the paint of its results. */
export async function search({ page }: Visit, storefront: Storefront, note: Note): Promise<void> {
  const field = storefront.searchbox;
  if ((await field.count()) === 0) throw new Error('there is no search field');
  await field.click();
  for (const key of QUERY) {
    const count = (await page.locator(selectors.count).first().textContent()) ?? '';
    const results = [{ selector: selectors.count, otherThan: [count.trim(), WAITING] }];
    const press = () => page.keyboard.press(key);
    note(await timeUntilShown(page, results, press, { event: 'input' }), key);
  }
  await field.fill('');
}
