import type { Page } from 'playwright';
import { visit, type Visit } from '../browser';
import { generateCatalogue } from '../catalogues/generate';
import { chooseCategories, search } from '../grid';
import type { Bench, Group } from '../group';
import { framesWhileScrolling } from '../hand';
import { attempt } from '../samples';
import type { Shop } from '../shops';
import { Storefront } from '../storefront';

const PRODUCTS = 100_000;
const SCREENS = 20;

const figures = {
  works: { name: '100,000 products: works', unit: 'yes', limit: 1 },
  progress: { name: '100,000 products: progress is shown while it loads', unit: 'yes', limit: 1 },
  longestTask: {
    name: '100,000 products: longest task of scrolling, filtering, searching',
    unit: 'ms',
    limit: 300,
  },
} as const;

/** A home's line: the 50 MB take their time, so that there is progress to show. */
const circumstances = { device: 'desktop', network: { latency: 20, throughput: 20_000_000 } } as const;

/** The browser tells of no shorter tasks, in milliseconds. */
const LEAST = 50;

/** Between two looks at the progress, and until the browser has told of the last task, in milliseconds. */
const LOOK = 100;
const TELLING = 500;

/** How far the page says that it is: the value of a progress bar, or a text with a percentage or an amount. */
function progressShown(): string {
  const bar = document.querySelector('progress, [role="progressbar"]');
  const value = bar instanceof HTMLProgressElement ? String(bar.value) : bar?.getAttribute('aria-valuenow');
  const status = document.querySelector('main [role="status"]')?.textContent ?? '';
  return value ?? (/\d\s*(?:%|MB)/u.test(status) ? status : '');
}

/** Whether the page tells of progress, and of more of it as time goes by, until something is over. */
async function showsProgress(page: Page, ending: Promise<unknown>): Promise<boolean> {
  const seen = new Set<string>();
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      seen.add(await page.evaluate(progressShown).catch(() => ''));
      await page.waitForTimeout(LOOK);
    }
  };
  const looking = look();
  try {
    await ending;
  } finally {
    over.abort();
    await looking;
  }
  seen.delete('');
  return seen.size > 1;
}

const ignore = () => undefined;

/** The longest task while a visitor scrolls, filters and searches, in milliseconds. */
async function longestTask(visitor: Visit, storefront: Storefront): Promise<number> {
  const { page } = visitor;
  const start = await page.evaluate(() => performance.now());
  await framesWhileScrolling(visitor, SCREENS);
  await chooseCategories(visitor, storefront, ignore);
  await attempt('search', () => search(visitor, storefront, ignore));
  await page.waitForTimeout(TELLING);
  const { longTasks } = await page.evaluate(() => globalThis.probe.load);
  const durations = longTasks.filter((task) => task.start >= start).map(({ duration }) => duration);
  return Math.max(LEAST, ...durations);
}

async function measureOnce({ browser, samples }: Bench, shop: Shop): Promise<void> {
  await visit(browser, circumstances, async (visitor) => {
    const storefront = new Storefront(visitor.page, shop);
    const progress = await showsProgress(visitor.page, storefront.open());
    samples.add(figures.progress, progress ? 1 : 0);
    samples.add(figures.longestTask, await longestTask(visitor, storefront));
    samples.add(figures.works, 1);
  });
}

/** The shop with 100,000 products. */
export const hundredThousandProducts: Group = {
  name: 'hundred-thousand',
  figures: Object.values(figures),
  measure: async (bench) => {
    const shop = await bench.shops.open('hundred-thousand', generateCatalogue(PRODUCTS, bench.own));
    // One run that fails has taken minutes already: there is no other.
    for (let run = 0; run < bench.runs; run += 1) await measureOnce(bench, shop);
  },
};
