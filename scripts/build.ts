import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { securityHeaders } from '../deploy/security-headers';
import { compressFiles } from './compress';
import { assemblePage, readManifest } from './page-html';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** What servers need to know, beside the folder that they serve. */
const beside = path.join(root, 'build');

/** The part of the prerenderer's exports that this script uses. */
type Prerenderer = typeof import('../src/prerender');

async function buildBundles(): Promise<Prerenderer> {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
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
  const entries: unknown = JSON.parse(await readFile(path.join(root, 'public/Data.json'), 'utf8'));
  const base = process.env['BASE_PATH'] ?? '/';
  const pages = await prerenderPages(Array.isArray(entries) ? entries : [], base);
  const styleText = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const styles = new Set<string>();
  for (const page of pages) {
    const { html, style } = assemblePage(template, page, { manifest, styleText, base, headScript });
    styles.add(style);
    await writeFile(path.join(dist, page.file), html);
  }
  await writeFile(
    path.join(beside, 'headers.json'),
    JSON.stringify(securityHeaders({ scripts: [headScript], styles: [...styles] }), undefined, 2),
  );
}

/** Builds the shop into dist/: bundles, a prerendered page for each address, and compressed copies for servers that send them. */
async function main(): Promise<void> {
  await rm(beside, { recursive: true, force: true });
  await writePages(await buildBundles());
  await rm(path.join(dist, '.vite'), { recursive: true });
  await compressFiles(dist);
}

await main();
