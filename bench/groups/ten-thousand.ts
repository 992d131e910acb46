import { slowDown, visit, type Visit } from '../browser';
import { generateCatalog } from '../catalogs/generate';
import type { Figure } from '../figure';
import { chooseCategories, search } from '../grid';
import type { Bench, Group } from '../group';
import { clickOn, framesWhileScrolling, timeUntilShown } from '../hand';
import { quantile } from '../numbers';
import { attempt } from '../samples';
import { selectors, Storefront } from '../storefront';

const PRODUCTS = 10_000;
const SCREENS = 20;

const figures = {
  category: { name: '10,000 products: category change, 4× CPU', unit: 'ms', limit: 250 },
  search: { name: '10,000 products: search, key to results, 4× CPU', unit: 'ms', limit: 250 },
  frames: { name: '10,000 products: frames while scrolling, 95th percentile', unit: 'ms', limit: 17 },
  longestFrame: { name: '10,000 products: longest frame while scrolling', unit: 'ms', limit: 50 },
  chart: { name: '10,000 products: statistics, click to settled chart', unit: 'ms', limit: 700 },
} as const;

async function measureChart({ page }: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  const open = await clickOn(storefront.link('Statistics'));
  const settled = [{ selector: selectors.plot }];
  samples.add(figures.chart, await timeUntilShown(page, settled, open, { until: 'settled' }));
}

async function measureGrid(visitor: Visit, storefront: Storefront, { samples }: Bench): Promise<void> {
  const noteAs = (figure: Figure) => (value: number, part: string) => samples.add(figure, value, part);
  await slowDown(visitor.cdp, 4);
  await chooseCategories(visitor, storefront, noteAs(figures.category));
  await attempt('search', () => search(visitor, storefront, noteAs(figures.search)));
  await slowDown(visitor.cdp, 1);
}

async function measureScrolling(visitor: Visit, { samples }: Bench): Promise<void> {
  const intervals = await framesWhileScrolling(visitor, SCREENS);
  samples.add(figures.frames, quantile(intervals, 0.95));
  samples.add(figures.longestFrame, Math.max(...intervals));
}

async function measureOnce(bench: Bench): Promise<void> {
  const shop = await bench.shops.open('ten-thousand', generateCatalog(PRODUCTS, bench.own));
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
    for (let run = 0; run < bench.runs; run += 1) await attempt('10,000 products', () => measureOnce(bench));
  },
};
