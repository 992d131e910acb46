import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { publishBare } from '../bare/publish';
import { launchBrowser, visit } from '../browser';
import type { Product } from '../catalogs/product';
import type { Figure } from '../figure';
import type { Bench, Group } from '../group';
import { clickOn, timeUntilShown } from '../hand';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';

const figures = {
  bytes: { name: '3D, the heaviest model: transferred from the button on', unit: 'KB', limit: 460 },
  first: { name: '3D, the heaviest model: button to first frame', unit: 'times', limit: 1.25 },
} satisfies Readonly<Record<string, Figure>>;

/** Draws with the processor on a machine without a graphics card. */
const DRAWN_BY_PROCESSOR = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const said = { selector: '[role="status"]', otherThan: ['', 'Loading…'] };
const saidInDialog = { ...said, selector: `dialog ${said.selector}` };

/** The product with the heaviest model. */
function heaviestOf(products: readonly Product[]): Product & { model: { file: string; bytes: number } } {
  const [heaviest] = products
    .flatMap(({ model, ...product }) => (model ? [{ ...product, model }] : []))
    .toSorted((a, b) => b.model.bytes - a.model.bytes);
  if (!heaviest) throw new Error('no product has a model');
  return heaviest;
}

/** Skips the shop's question before software rendering. */
const drawAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const getContext = Reflect.get(prototype, 'getContext');
    Reflect.set(prototype, 'getContext', function (this: HTMLCanvasElement, kind: string, options: object) {
      return Reflect.apply(getContext, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }]);
    });
  });

async function measureShop(browser: Browser, origin: string, product: Product) {
  return visit(browser, { device: 'desktop' }, async ({ page, cdp }) => {
    await drawAtOnce(page);
    await page.goto(`${origin}/details#product=${encodeURIComponent(product.product_id)}`);
    const press = await clickOn(page.getByRole('button', { name: /^View in 3D/u }));
    let bytes = 0;
    await page.waitForLoadState('networkidle');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const time = await timeUntilShown(page, [saidInDialog], press);
    return { time, kilobytes: bytes / 1000 };
  });
}

async function measureBare(browser: Browser, origin: string, file: string): Promise<number> {
  return visit(browser, { device: 'desktop' }, async ({ page }) => {
    const address = `${origin}/bare/index.html?model=${encodeURIComponent(`/${file}`)}`;
    // The server sends the page with a file's policy, which forbids scripts.
    await page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ body: await response.text(), contentType: 'text/html' });
      },
      { times: 1 },
    );
    await page.goto(address);
    const press = await clickOn(page.getByRole('button'));
    return timeUntilShown(page, [said], press);
  });
}

/** A visitor's wait for a model, relative to the least that three.js needs. */
export const model: Group = {
  name: 'model',
  figures: Object.values(figures),
  measure: async (bench: Bench) => {
    const { origin, products } = await ownShop(bench);
    await publishBare(path.resolve(import.meta.dirname, '../../build/bench/own/dist'));
    const product = heaviestOf(products);
    const browser = await launchBrowser(...DRAWN_BY_PROCESSOR);
    for (let run = 0; run < bench.runs; run += 1)
      await attempt('model', async () => {
        const bare = await measureBare(browser, origin, product.model.file);
        const { time, kilobytes } = await measureShop(browser, origin, product);
        console.log(`  button to first frame: ${Math.round(time)} ms, bare ${Math.round(bare)} ms`);
        bench.samples.add(figures.bytes, kilobytes);
        bench.samples.add(figures.first, time / bare);
      });
    await browser.close();
  },
};
