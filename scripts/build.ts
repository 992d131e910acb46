import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { brotliConfig, nginxHttp, nginxServer } from '../deploy/nginx';
import { securityHeaders } from '../deploy/security-headers';
import { headersFile, redirectsFile } from '../deploy/static-hosts';
import { buildWorker } from './build-worker';
import { checkCatalogue, isUnfit } from './check/check-catalogue';
import { pictureFinder } from './check/find-picture';
import { formatReport } from './check/report';
import { compressFiles } from './compress';
import { robots, sitemap } from './crawler-files';
import { assemblePage, readManifest } from './page-html';
import { shareHead } from './share-head';
import { siteAddress } from './site-address';
import { installHead, MANIFEST, webManifest } from './web-manifest';

const root = path.resolve(import.meta.dirname, '..');
/** The folder that the two folders of a build stand in. */
const out = path.resolve(root, process.env['OUT_DIR'] ?? '');
const dist = path.join(out, 'dist');
/** What servers need to know, beside the folder that they serve. */
const beside = path.join(out, 'build');
/** The catalogue's name in the build, and where it comes from. */
const CATALOGUE = 'Data.json';
const catalogue = path.resolve(root, process.env['CATALOGUE'] ?? path.join('public', CATALOGUE));

const base = process.env['BASE_PATH'] ?? '/';
const site = siteAddress(base, process.env['SITE_ORIGIN']);

/** The part of the prerenderer's exports that this script uses. */
type Prerenderer = typeof import('../src/document/prerender');

/** Without the byte order mark that some editors write. */
const readCatalogue = async () => (await readFile(catalogue, 'utf8')).replace(/^\uFEFF/u, '');

/** Prints the faults of the catalogue; ends the build where it is nothing to publish. */
async function checkBeforeBuild(): Promise<void> {
  const report = checkCatalogue(
    await readCatalogue(),
    pictureFinder(path.dirname(catalogue), path.join(root, 'public')),
  );
  if (report.faults.length > 0) console.warn(formatReport(path.relative('.', catalogue), report));
  if (isUnfit(report)) throw new Error('The shop was not built.');
}

async function buildBundles(): Promise<Prerenderer> {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/document/prerender.tsx',
      outDir: path.join(beside, 'prerender'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const bundle: Prerenderer = await import(pathToFileURL(path.join(beside, 'prerender/prerender.js')).href);
  return bundle;
}

async function writePages({ prerenderPages, headScript }: Prerenderer): Promise<void> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest = await readManifest(dist);
  const entries: unknown = JSON.parse(await readCatalogue());
  const pages = await prerenderPages(Array.isArray(entries) ? entries : [], site);
  const styleText = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const surroundings = { manifest, styleText, base, headScript };
  for (const page of pages) {
    const headElements = [...installHead(base), ...shareHead(page, site)];
    const html = assemblePage(template, page, { ...surroundings, headElements });
    await writeFile(path.join(dist, page.file), html);
  }
  await writeFile(path.join(dist, MANIFEST), webManifest());
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap(pages, site));
  await writeFile(path.join(dist, 'robots.txt'), robots(site));
}

/** Writes what servers need to be told. */
async function writeServerFiles(): Promise<void> {
  const nginx = path.join(beside, 'nginx');
  await mkdir(nginx, { recursive: true });
  await writeFile(path.join(beside, 'headers.json'), JSON.stringify(securityHeaders, undefined, 2));
  await writeFile(path.join(nginx, 'http.conf'), nginxHttp(base));
  await writeFile(path.join(nginx, 'server.conf'), nginxServer(base));
  await writeFile(path.join(nginx, 'brotli.conf'), brotliConfig);
  await writeFile(path.join(dist, '_headers'), headersFile(base));
  const redirects = redirectsFile(base);
  if (redirects !== undefined) await writeFile(path.join(dist, '_redirects'), redirects);
}

/** Copies the catalogue, and the folder `images` beside it where there is one. */
async function copyCatalogue(): Promise<void> {
  await copyFile(catalogue, path.join(dist, CATALOGUE));
  // What an import has replaced is nobody's business.
  for (const name of await readdir(dist))
    if (name.startsWith(`${CATALOGUE}.bak`)) await rm(path.join(dist, name));
  const images = path.join(path.dirname(catalogue), 'images');
  if (existsSync(images)) await cp(images, path.join(dist, 'images'), { recursive: true });
}

/**
 * Builds the shop into dist/: bundles, a prerendered page for each address, and compressed copies for
 * servers that send them. Environment variables make other builds of it: BASE_PATH is the folder that the
 * shop will live under; SITE_ORIGIN the address that search engines are told; CATALOGUE a file that takes the place of public/Data.json, with the folder images beside it; OUT_DIR the folder that
 * dist/ and build/ are written into, where that is not the repository's own.
 */
async function main(): Promise<void> {
  await checkBeforeBuild();
  await writePages(await buildBundles());
  await writeServerFiles();
  await copyCatalogue();
  await rm(path.join(dist, '.vite'), { recursive: true });
  await buildWorker(dist);
  await compressFiles(dist);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
