import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '../src/catalog/product';
import type { Page } from '../src/document/prerender';
import { decodePart, productFolder } from '../src/lib/paths';
import { compressFile, COPIES } from './compress';

/** Pages that are written while the next is rendered. */
const MAX_WRITING = 16;

/** File systems have 255; a copy has a suffix. */
const MAX_NAME_BYTES = 250;

/** Some messengers show no larger preview picture. */
const MAX_PREVIEW_BYTES = 300_000;

/** Formats that they show. */
const PREVIEW = /\.(?:gif|jpe?g|png|webp)$/iu;

/** The file of its largest picture that a link's preview may have; `undefined` if there is none. */
export async function previewPicture(folder: string, product: Product): Promise<string | undefined> {
  const { product_image: image, image_widths: widths = [] } = product;
  const narrower = widths
    .toSorted((a, b) => b - a)
    .map((width) => image.replace(/-\d+\.webp$/u, `-${width}.webp`));
  for (const file of [...narrower, image]) {
    if (!PREVIEW.test(file) || /^https:/iu.test(file)) continue;
    const { size } = await stat(path.join(folder, decodePart(file) ?? file)).catch(() => ({
      size: Infinity,
    }));
    if (size <= MAX_PREVIEW_BYTES) return file;
  }
  return undefined;
}

/** Writes a page with its compressed copies, unless it is there already: hosts upload what has changed. */
async function writePage(file: string, html: string): Promise<void> {
  const isThere = existsSync(file) && COPIES.every((suffix) => existsSync(file + suffix));
  if (isThere && (await readFile(file, 'utf8')) === html) return;
  await writeFile(file, html);
  await compressFile(file, { isFast: true });
}

/** Writes the products' pages, and removes those of products that are gone. */
export async function writeProductPages(
  dist: string,
  pages: AsyncIterable<Page>,
  assemble: (page: Page) => Promise<string>,
): Promise<Array<Pick<Page, 'path' | 'inSitemap'>>> {
  const folder = path.join(dist, productFolder);
  await mkdir(folder, { recursive: true });
  const written: Array<Pick<Page, 'path' | 'inSitemap'>> = [];
  const names = new Set<string>();
  const writing = new Set<Promise<void>>();
  for await (const page of pages) {
    const { file, path: address, inSitemap } = page;
    if (Buffer.byteLength(path.basename(file)) > MAX_NAME_BYTES) {
      console.warn(
        `${page.title}: no page of its own, for its product_id is too long for the name of a file.`,
      );
      continue;
    }
    written.push({ path: address, inSitemap });
    for (const suffix of ['', ...COPIES]) names.add(path.basename(file) + suffix);
    const work = writePage(path.join(dist, file), await assemble(page));
    writing.add(work);
    void work.finally(() => writing.delete(work)).catch(() => undefined);
    if (writing.size >= MAX_WRITING) await Promise.race(writing);
  }
  await Promise.all(writing);
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(path.join(folder, name));
  if (written.length === 0) await rm(folder, { recursive: true });
  return written;
}
