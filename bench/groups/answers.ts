import type { Locator } from '@playwright/test';
import { visit } from '../browser';
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

/** The browser tells only of events whose paint took so many milliseconds or more; quicker ones count as this. */
const LEAST = 16;

/** Until the browser has told of an event, in milliseconds. */
const TELLING = 600;

/** How often each thing is pressed in a run. */
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

/** Puts gadgets into the cart by way of their details. */
async function buy(storefront: Storefront, { samples }: Bench): Promise<void> {
  for (let turn = 0; turn < PRESSES; turn += 1) {
    const part = `press ${turn}`;
    samples.add(figures.viewDetails, await answer(storefront.viewDetails.nth(turn)), part);
    samples.add(figures.addToCart, await answer(storefront.addToCart), part);
    await storefront.link('Home').click();
    await storefront.viewDetails.first().waitFor();
  }
}

async function tidyUp(storefront: Storefront, { samples }: Bench): Promise<void> {
  for (const name of ['Wishlist', 'Cart', 'Wishlist', 'Cart']) {
    samples.add(figures.tab, await answer(storefront.tab(name)), name);
  }
  for (let turn = 0; turn < PRESSES; turn += 1) {
    samples.add(figures.remove, await answer(storefront.remove), `press ${turn}`);
  }
}

async function measureOnce(bench: Bench): Promise<void> {
  const { browser, samples } = bench;
  const shop = await ownShop(bench);
  await visit(browser, circumstances, async ({ page }) => {
    const storefront = new Storefront(page, shop);
    await storefront.open();
    for (const label of [...categories.map(([name]) => name), 'All Product']) {
      samples.add(figures.category, await answer(storefront.category(label)), label);
    }
    await buy(storefront, bench);
    await storefront.link('Dashboard').click();
    await tidyUp(storefront, bench);
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
