import type { Locator } from 'playwright';
import { visit, type Visit } from '../browser';
import type { Figure } from '../figure';
import type { Bench, Group } from '../group';
import { tap } from '../hand';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';
import { categories, Storefront } from '../storefront';

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

/** Browsers report only events slower than this, in milliseconds; quicker ones count as this. */
const LEAST = 16;

/** Delay until the browser reports an event, in milliseconds. */
const TELLING = 600;

/** Presses per run. */
const PRESSES = 3;

/** Milliseconds from a press to its paint. */
async function answer(visitor: Visit, target: Locator): Promise<number> {
  const { page } = visitor;
  const told = () => page.evaluate(() => globalThis.probe.interactions);
  const before = new Set((await told()).map(({ id }) => id));
  await tap(visitor, target);
  await page.waitForTimeout(TELLING);
  const fresh = (await told()).filter(({ id }) => !before.has(id));
  return Math.max(LEAST, ...fresh.map(({ duration }) => duration));
}

/** Adds gadgets to the cart from their details. */
async function buy(visitor: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  for (let turn = 0; turn < PRESSES; turn += 1) {
    const part = `press ${turn}`;
    samples.add(figures.viewDetails, await answer(visitor, storefront.viewDetails.nth(turn)), part);
    samples.add(figures.addToCart, await answer(visitor, storefront.addToCart), part);
    await storefront.link('Home').click();
    await storefront.viewDetails.first().waitFor();
  }
}

async function tidyUp(visitor: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  for (const name of ['Wishlist', 'Cart', 'Wishlist', 'Cart']) {
    samples.add(figures.tab, await answer(visitor, storefront.tab(name)), name);
  }
  for (let turn = 0; turn < PRESSES; turn += 1) {
    samples.add(figures.remove, await answer(visitor, storefront.remove), `press ${turn}`);
  }
}

async function measureOnce(bench: Bench): Promise<void> {
  const { browser, samples } = bench;
  const shop = await ownShop(bench);
  await visit(browser, circumstances, async (visitor) => {
    const storefront = new Storefront(visitor.page, shop);
    await storefront.open();
    for (const label of [...categories.map(([name]) => name), 'All Product']) {
      samples.add(figures.category, await answer(visitor, storefront.category(label)), label);
    }
    await buy(visitor, storefront, bench);
    await storefront.link('Dashboard').click();
    await tidyUp(visitor, storefront, bench);
  });
}

/** Response time to taps on a phone. */
export const answers: Group = {
  name: 'answers',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) await attempt('answers', () => measureOnce(bench));
  },
};
