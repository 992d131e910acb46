import type { Locator, Page } from '@playwright/test';
import { visit } from '../browser';
import type { Figure } from '../figure';
import type { Bench, Group } from '../group';
import { tap } from '../hand';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';
import { categories, selectors, Storefront } from '../storefront';

const answerTo = (what: string) =>
  ({ name: `4× CPU: ${what} to next paint`, unit: 'ms', limit: 100 }) as const;

const figures = {
  category: answerTo('category'),
  viewDetails: answerTo('View Details'),
  addToCart: answerTo('Add To Cart'),
  tab: answerTo('dashboard tab'),
  remove: answerTo('remove'),
} satisfies Readonly<Record<string, Figure>>;

const circumstances = { device: 'phone', slowdown: 4 } as const;

/** The browser tells only of events whose paint took so many milliseconds or more; quicker ones count as this. */
const LEAST = 16;

/** Until the browser has told of an event, in milliseconds. */
const TELLING = 600;

/** How often each thing is pressed in a run; the slowest press counts. */
const PRESSES = 3;

/** The milliseconds from a press to the paint that answers it. */
async function answer(target: Locator): Promise<number> {
  const page = target.page();
  const told = () => page.evaluate(() => globalThis.probe.interactions);
  const before = new Set((await told()).map(({ id }) => id));
  await tap(target);
  await page.waitForTimeout(TELLING);
  const fresh = (await told()).filter(({ id }) => !before.has(id));
  return Math.max(LEAST, ...fresh.map(({ duration }) => duration));
}

async function slowestOf(presses: number, press: (turn: number) => Promise<number>): Promise<number> {
  let slowest = 0;
  for (let turn = 0; turn < presses; turn += 1) slowest = Math.max(slowest, await press(turn));
  return slowest;
}

/** Puts gadgets into the cart by way of their details: the answers to View Details and to Add To Cart. */
async function buy(page: Page, storefront: Storefront, { samples }: Bench): Promise<void> {
  let slowestAdd = 0;
  const slowestView = await slowestOf(PRESSES, async (turn) => {
    const viewed = await answer(storefront.viewDetails.nth(turn));
    slowestAdd = Math.max(slowestAdd, await answer(page.getByRole('button', { name: 'Add To Cart' })));
    await storefront.link('Home').click();
    await storefront.viewDetails.first().waitFor();
    return viewed;
  });
  samples.add(figures.viewDetails, slowestView);
  samples.add(figures.addToCart, slowestAdd);
}

async function measureOnce(bench: Bench): Promise<void> {
  const { browser, samples } = bench;
  const shop = await ownShop(bench);
  await visit(browser, circumstances, async ({ page }) => {
    const storefront = new Storefront(page, shop);
    await storefront.open();
    const labels = [...categories.map(([label]) => label), 'All Product'];
    samples.add(
      figures.category,
      await slowestOf(labels.length, (turn) => answer(storefront.category(labels[turn] ?? ''))),
    );
    await buy(page, storefront, bench);
    await storefront.link('Dashboard').click();
    const list = page.getByRole('group', { name: 'List' });
    const tab = (turn: number) =>
      list.getByRole('button', { name: turn % 2 === 0 ? 'Wishlist' : 'Cart', exact: true });
    samples.add(figures.tab, await slowestOf(2 * PRESSES, (turn) => answer(tab(turn))));
    const remove = page.locator(selectors.remove);
    samples.add(figures.remove, await slowestOf(PRESSES, () => answer(remove.first())));
  });
}

/** How soon the shop answers a finger on a phone. */
export const answers: Group = {
  name: 'answers',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) await attempt('answers', () => measureOnce(bench));
  },
};
