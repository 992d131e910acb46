import { slowDown, visit, type Visit } from '../browser';
import { generateCatalogue } from '../catalogues/generate';
import type { Figure } from '../figure';
import { chooseCategories, search } from '../grid';
import type { Bench, Group } from '../group';
import { clickOn, framesWhileScrolling, memoryOf, timeUntilShown } from '../hand';
import { quantile } from '../numbers';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';
import type { Shop } from '../shops';
import { selectors, Storefront } from '../storefront';

const PRODUCTS = 10_000;
const SCREENS = 20;

const figures = {
  firstCard: { name: '10,000 products: first card shown, against our own', unit: 'times', limit: 1.5 },
  category: { name: '10,000 products: category change', unit: 'ms', limit: 60 },
  slowCategory: { name: '10,000 products: category change, 4× CPU', unit: 'ms', limit: 250 },
  search: { name: '10,000 products: search, key to results, 4× CPU', unit: 'ms', limit: 250 },
  frames: { name: '10,000 products: frames while scrolling, 95th percentile', unit: 'ms', limit: 17 },
  longestFrame: { name: '10,000 products: longest frame while scrolling', unit: 'ms', limit: 50 },
  heap: { name: '10,000 products: JavaScript heap', unit: 'MB', limit: 25 },
  nodes: { name: '10,000 products: DOM nodes', unit: 'nodes', limit: 2500 },
  chart: { name: '10,000 products: statistics, click to settled chart', unit: 'ms', limit: 700 },
  tooltip: { name: '10,000 products: statistics, tooltip move', unit: 'ms', limit: 16 },
} as const;

const tenThousand = ({ shops, own }: Bench): Promise<Shop> =>
  shops.open('ten-thousand', generateCatalogue(PRODUCTS, own));

/** The milliseconds from the start of a visit on a slow phone to the first card. */
function firstCard({ browser }: Bench, { origin }: Shop): Promise<number> {
  const circumstances = { device: 'phone', slowdown: 4, watchFor: selectors.firstCard } as const;
  return visit(browser, circumstances, async ({ page }) => {
    await page.goto(`${origin}/`);
    const time = await page.evaluate(() => globalThis.probe.time);
    if (time === undefined) throw new Error('no card came');
    return time;
  });
}

/** Opens both shops, now the one first and now the other, so that neither gains by its turn. */
async function compareFirstCards(bench: Bench, run: number): Promise<void> {
  const shops = [await ownShop(bench), await tenThousand(bench)] as const;
  const times = new Map<Shop, number>();
  for (const shop of run % 2 === 0 ? shops : shops.toReversed())
    times.set(shop, await firstCard(bench, shop));
  const [own, large] = shops.map((shop) => times.get(shop));
  if (own !== undefined && large !== undefined) bench.samples.add(figures.firstCard, large / own);
}

/** How many places of the chart the pointer goes to, and how long it stays at each, in milliseconds. */
const MOVES = 40;
const STAY = 40;

async function measureChart({ page }: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  const open = await clickOn(storefront.link('Statistics'));
  const settled = [{ selector: selectors.plot }];
  samples.add(figures.chart, await timeUntilShown(page, settled, open, { until: 'settled' }));

  const box = await page.locator(selectors.plot).boundingBox();
  if (!box) throw new Error('the chart has no place');
  await page.evaluate((selector) => globalThis.probe.watchMoves(selector), selectors.tooltip);
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(box.x + (box.width * (move + 0.5)) / MOVES, box.y + box.height / 2);
    await page.waitForTimeout(STAY);
  }
  const moves = await page.evaluate(() => globalThis.probe.moves);
  samples.add(figures.tooltip, quantile(moves, 0.95));
}

async function measureGrid(visitor: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  const noteAs = (figure: Figure) => (value: number, part: string) => samples.add(figure, value, part);
  await chooseCategories(visitor, storefront, noteAs(figures.category));
  await slowDown(visitor.cdp, 4);
  await chooseCategories(visitor, storefront, noteAs(figures.slowCategory));
  await attempt('search', () => search(visitor, storefront, noteAs(figures.search)));
  await slowDown(visitor.cdp, 1);
}

async function measureScrolling(visitor: Visit, { samples }: Bench): Promise<void> {
  const intervals = await framesWhileScrolling(visitor, SCREENS);
  samples.add(figures.frames, quantile(intervals, 0.95));
  samples.add(figures.longestFrame, Math.max(...intervals));
  const { heap, nodes } = await memoryOf(visitor);
  samples.add(figures.heap, heap);
  samples.add(figures.nodes, nodes);
}

async function measureOnce(bench: Bench): Promise<void> {
  const shop = await tenThousand(bench);
  await visit(bench.browser, { device: 'desktop' }, async (visitor) => {
    const storefront = new Storefront(visitor.page, shop);
    await storefront.open();
    await attempt('grid', () => measureGrid(visitor, storefront, bench));
    await attempt('scrolling', () => measureScrolling(visitor, bench));
    await attempt('chart', () => measureChart(visitor, storefront, bench));
  });
}

/** The shop with 10,000 products. */
export const tenThousandProducts: Group = {
  name: 'ten-thousand',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) {
      await attempt('first card', () => compareFirstCards(bench, run));
      await attempt('10,000 products', () => measureOnce(bench));
    }
  },
};
