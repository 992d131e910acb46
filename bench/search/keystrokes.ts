import path from 'node:path';
import { build } from 'esbuild';
import { launchBrowser, slowDown, visit } from '../browser';
import type { Product } from '../catalogs/product';
import { quantile } from '../numbers';

const root = path.resolve(import.meta.dirname, '../..');

async function searchScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'bench/in-page/search-keys.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    alias: { '@shop': path.join(root, 'examples/ultraviolet') },
  });
  return outputFiles[0]?.text ?? '';
}

/** A visitor's typing, key by key. */
const keysOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)))),
];

/** How long the search behind a key takes in Chromium at 4× CPU, in milliseconds: the median and the 95th percentile. */
export async function timeKeystrokes(products: readonly Product[], texts: readonly string[]) {
  const script = await searchScript();
  const browser = await launchBrowser();
  try {
    let times: readonly number[] = [];
    await visit(browser, { device: 'desktop' }, async ({ page, cdp }) => {
      await page.addScriptTag({ content: script });
      await page.evaluate((list) => window.indexProducts(list), products);
      await slowDown(cdp, 4);
      times = await page.evaluate((keys) => window.timeSearches(keys), keysOf(texts));
    });
    return { median: quantile(times, 0.5), high: quantile(times, 0.95) };
  } finally {
    await browser.close();
  }
}
