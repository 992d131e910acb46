import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from '../browser';
import { withPictures } from '../catalogues/laptops';
import { readProducts } from '../catalogues/read';
import { chooseCategories } from '../grid';
import type { Bench, Group } from '../group';
import { framesWhileScrolling, memoryOf } from '../hand';
import { quantile } from '../numbers';
import { attempt } from '../samples';
import type { Shop } from '../shops';
import { Storefront } from '../storefront';

/** A list of real laptops, which lies beside the repository where it lies at all. */
const file = path.resolve(import.meta.dirname, '../../../shared/data/laptops.json');

const SCREENS = 20;

const figures = {
  category: { name: '1,303 real laptops: category change', unit: 'ms', limit: 60 },
  frames: { name: '1,303 real laptops: frames while scrolling, 95th percentile', unit: 'ms', limit: 17 },
  longestFrame: { name: '1,303 real laptops: longest frame while scrolling', unit: 'ms', limit: 50 },
  nodes: { name: '1,303 real laptops: DOM nodes', unit: 'nodes', limit: 2500 },
} as const;

async function measureOnce({ browser, samples }: Bench, shop: Shop): Promise<void> {
  await visit(browser, { device: 'desktop' }, async (visitor) => {
    const storefront = new Storefront(visitor.page, shop);
    await storefront.open();
    await chooseCategories(visitor, storefront, (value, label) =>
      samples.add(figures.category, value, label),
    );
    const intervals = await framesWhileScrolling(visitor, SCREENS);
    samples.add(figures.frames, quantile(intervals, 0.95));
    samples.add(figures.longestFrame, Math.max(...intervals));
    samples.add(figures.nodes, (await memoryOf(visitor)).nodes);
  });
}

/** The shop with a catalogue that nobody made up for it. */
export const laptops: Group = {
  name: 'laptops',
  figures: Object.values(figures),
  measure: async (bench) => {
    if (!existsSync(file)) throw new Error('the list of real laptops is not there');
    const shop = await bench.shops.open('laptops', withPictures(await readProducts(file), bench.own));
    for (let run = 0; run < bench.runs; run += 1) await attempt('laptops', () => measureOnce(bench, shop));
  },
};
