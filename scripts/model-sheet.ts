import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { distOf, ensureBuild } from './builds';
import { ensureChromium, findDebianChromium } from './ensure-chromium';
import { createShopServer } from './shop-server';

const root = path.resolve(import.meta.dirname, '..');
const COLUMNS = 9;
const CELL = { width: 200, height: 150 };
const SCHEMES = ['light', 'dark'] as const;
/** The stage's color, beside pictures that are narrower than a cell. */
const GROUNDS = { light: '#f3f1f6', dark: '#1d1a24' } as const;
/** Indices of the views shown for each model. */
const VIEWS = [0, 1, 3];

/** The shop's policy forbids the style that hides the progress bar. */
const PAGE = { viewport: { width: 720, height: 664 }, reducedMotion: 'reduce', bypassCSP: true } as const;

/** Opens the model viewer, past its warning that drawing without a GPU is slow. */
async function openModel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^View in 3D/u }).click();
  const anyway = page.getByRole('button', { name: 'Show anyway' });
  const ready = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /^From /u });
  await anyway.or(ready).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await ready.waitFor();
}

/** Captures one view in both color schemes. */
async function takePictures(page: Page, view: number): Promise<readonly Buffer[]> {
  const buttons = page.getByRole('group', { name: 'Views' }).getByRole('button');
  await buttons.nth(Math.min(view, (await buttons.count()) - 1)).click();
  const taken: Buffer[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const style = 'model-viewer { --progress-bar-height: 0 }';
    const picture = await page.getByRole('dialog').getByRole('img').screenshot({ style });
    taken.push(
      await sharp(picture)
        .resize({ ...CELL, fit: 'contain', background: GROUNDS[colorScheme] })
        .png()
        .toBuffer(),
    );
  }
  return taken;
}

async function writeSheet(cells: readonly Buffer[], file: string): Promise<void> {
  const width = COLUMNS * CELL.width;
  const height = Math.ceil(cells.length / COLUMNS) * CELL.height;
  const at = (index: number) => ({
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  });
  await sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .composite(cells.map((input, index) => ({ input, ...at(index) })))
    .webp({ quality: 80 })
    .toFile(file);
}

/**
 * Writes contact sheets of every model as the viewer shows it: docs/models-light.webp and docs/models-dark.webp. With
 * product ids as arguments, only those, into test-results/.
 */
async function main(): Promise<void> {
  ensureChromium();
  ensureBuild('shop');
  const products: ReadonlyArray<{ product_id: string; model?: unknown }> = JSON.parse(
    readFileSync(path.join(distOf('shop'), 'Data.json'), 'utf8'),
  );
  const server = createShopServer(distOf('shop')).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const executablePath = findDebianChromium();
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
  const page = await browser.newPage(PAGE);
  const cells: Array<readonly Buffer[]> = [];
  const named = process.argv.slice(2);
  const wanted = products.filter(
    ({ product_id: id, model }) => model !== undefined && (named.length === 0 || named.includes(id)),
  );
  for (const { product_id: id } of wanted) {
    await openModel(page, `${origin}/details#product=${encodeURIComponent(id)}`);
    for (const view of VIEWS) cells.push(await takePictures(page, view));
    console.log(id);
  }
  await browser.close();
  server.close();
  const folder = path.join(root, named.length === 0 ? 'docs' : 'test-results');
  mkdirSync(folder, { recursive: true });
  for (const [i, scheme] of SCHEMES.entries())
    await writeSheet(
      cells.flatMap((pair) => pair[i] ?? []),
      path.join(folder, `models-${scheme}.webp`),
    );
}

await main();
