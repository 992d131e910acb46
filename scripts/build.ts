import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { brotliConfig, nginxHttp, nginxServer } from '../deploy/nginx';
import { pageHeader } from '../deploy/security-headers';
import { headerRules, headersFile, redirectsFile } from '../deploy/static-hosts';
import { buildWorker } from './build-worker';
import { checkCatalog, isUnfit } from '../tools/check/check-catalog';
import { writeDataSchema } from '../tools/check/data-schema';
import { modelReader, pictureFinder } from '../tools/check/find-picture';
import { formatReport } from '../tools/check/report';
import { compressFiles } from './compress';
import { robots, sitemap } from './crawler-files';
import { assemblePage, readManifest } from './page-html';
import { previewPicture, writeProductPages } from './product-pages';
import { shareHead } from './share-head';
import { siteAddress } from './site-address';
import type { Page } from '../src/document/prerender';
import { productFolder } from '../src/lib/paths';
import { loadShop, type Shop } from '../tools/check/shop';
import { installHead, MANIFEST, webManifest } from './web-manifest';

const root = path.resolve(import.meta.dirname, '..');
/** Contains dist/ and build/. */
const out = path.resolve(root, process.env['OUT_DIR'] ?? '');
const dist = path.join(out, 'dist');
/** Server configuration and the prerenderer; not served. */
const beside = path.join(out, 'build');
const CATALOG = 'Data.json';
/** Copied from the owner's folder into dist/. */
const PUBLISHED = ['favicon.png', 'icons', 'images'];
/** Optional. */
const MODELS = 'models';

/** Dotfiles belong to the system or an editor, or are half written. */
const isPublished = (file: string) => !path.basename(file).startsWith('.');

const base = process.env['BASE_PATH'] ?? '/';

type Prerenderer = typeof import('../src/document/prerender');

/** Strips the byte order mark that some editors write. */
const readCatalog = async ({ folder }: Shop) =>
  (await readFile(path.join(folder, CATALOG), 'utf8')).replace(/^\uFEFF/u, '');

/** Prints the catalog's faults; throws if too much of it could not be sold. */
function checkBeforeBuild({ folder, settings, categories, notes }: Shop, text: string): void {
  for (const note of notes) console.warn(note);
  writeDataSchema(folder, categories);
  const report = checkCatalog(text, {
    find: pictureFinder(folder),
    readModel: modelReader(folder),
    categories,
    currency: settings.currency,
  });
  if (report.faults.length > 0)
    console.warn(formatReport(path.relative('.', path.join(folder, CATALOG)), report));
  if (isUnfit(report)) throw new Error('The shop was not built.');
}

async function buildBundles(): Promise<Prerenderer> {
  const kept = path.basename(productFolder);
  for (const name of existsSync(dist) ? await readdir(dist) : [])
    if (name !== kept) await rm(path.join(dist, name), { recursive: true });
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } });
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/document/prerender.tsx',
      outDir: path.join(beside, 'prerender'),
      emptyOutDir: true,
      manifest: false,
    },
  });
  const bundle: Prerenderer = await import(pathToFileURL(path.join(beside, 'prerender/prerender.js')).href);
  return bundle;
}

async function writePages(
  { prerenderPages, prerenderProducts, headScript }: Prerenderer,
  shop: Shop,
  site: URL,
  text: string,
): Promise<void> {
  const { settings } = shop;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest = await readManifest(dist);
  const parsed: unknown = JSON.parse(text);
  const entries = Array.isArray(parsed) ? parsed : [];
  const pages = await prerenderPages(entries, site);
  const styles = new Map<string, string>();
  const styleText = (file: string) => {
    const style = styles.get(file) ?? readFileSync(path.join(dist, file), 'utf8');
    styles.set(file, style);
    return style;
  };
  const context = { manifest, styleText, base, settings, headScript };
  const assemble = async (page: Page) => {
    const preview = page.product && (await previewPicture(shop.folder, page.product));
    const headElements = [...installHead(base, shop), ...shareHead(page, site, settings, preview)];
    return assemblePage(template, page, { ...context, headElements });
  };
  for (const page of pages) await writeFile(path.join(dist, page.file), await assemble(page));
  const products = await writeProductPages(dist, prerenderProducts(entries, site), assemble);
  await writeFile(path.join(dist, MANIFEST), webManifest(shop));
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap([...pages, ...products], site));
  await writeFile(path.join(dist, 'robots.txt'), robots(site));
}

/** Writes headers and redirects for nginx and static hosts. Runs last: it lists the files in dist/. */
async function writeServerFiles({ settings }: Shop): Promise<void> {
  const nginx = path.join(beside, 'nginx');
  await mkdir(nginx, { recursive: true });
  const entries = await readdir(dist, { withFileTypes: true });
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  const policy = pageHeader(settings);
  const rules = headerRules(base, policy, names);
  await writeFile(path.join(beside, 'headers.json'), JSON.stringify(rules, undefined, 2));
  await writeFile(path.join(nginx, 'http.conf'), nginxHttp(base, policy));
  await writeFile(path.join(nginx, 'server.conf'), nginxServer(base));
  await writeFile(path.join(nginx, 'brotli.conf'), brotliConfig);
  await writeFile(path.join(dist, '_headers'), headersFile(rules));
  const redirects = redirectsFile(base);
  if (redirects !== undefined) await writeFile(path.join(dist, '_redirects'), redirects);
}

/**
 * Builds the shop into dist/: bundles, a prerendered page for each route, and precompressed copies of text files.
 *
 * Environment variables: SHOP, the owner's folder (default shop/); BASE_PATH, the path the shop is served under
 * (default /); SITE_ORIGIN, the origin in canonical links and the sitemap (default from settings.ts); OUT_DIR, where
 * dist/ and build/ go (default the repository).
 */
async function main(): Promise<void> {
  const shop = await loadShop();
  const site = siteAddress(base, process.env['SITE_ORIGIN'] ?? shop.settings.siteOrigin);
  // Read once, so that an import during the build cannot publish an unchecked catalog.
  const text = await readCatalog(shop);
  checkBeforeBuild(shop, text);
  await writePages(await buildBundles(), shop, site, text);
  await writeFile(path.join(dist, CATALOG), text);
  const models = existsSync(path.join(shop.folder, MODELS)) ? [MODELS] : [];
  for (const name of [...PUBLISHED, ...models])
    await cp(path.join(shop.folder, name), path.join(dist, name), { recursive: true, filter: isPublished });
  await rm(path.join(dist, '.vite'), { recursive: true });
  await buildWorker(dist, shop.settings.productPages === true);
  await writeServerFiles(shop);
  await compressFiles(dist);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
