import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '../src/document/prerender';
import { product } from '../src/test/products';
import { previewPicture, writeProductPages } from './product-pages';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A page for each product, with this text. */
async function* pagesOf(texts: Readonly<Record<string, string>>): AsyncGenerator<Page> {
  for (const [name, html] of Object.entries(texts))
    yield await Promise.resolve({
      file: `products/${name}.html`,
      path: `/products/${name}`,
      html,
      module: '',
      title: '',
      description: '',
      inSitemap: true,
      initialData: undefined,
      structuredData: undefined,
    });
}

const write = (texts: Readonly<Record<string, string>>) =>
  writeProductPages(folder, pagesOf(texts), ({ html }) => Promise.resolve(html));

const fileOf = (name: string) => path.join(folder, 'products', name);
const textOf = (name: string) => readFile(fileOf(name), 'utf8');

it('writes pages with their copies, and returns their addresses', async () => {
  const texts = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`p${index}`, `Page ${index}`]));
  const written = await write(texts);
  expect(written.map(({ path: address }) => address)).toEqual(
    Object.keys(texts).map((name) => `/products/${name}`),
  );
  expect(await textOf('p49.html')).toBe('Page 49');
  expect(gunzipSync(await readFile(fileOf('p49.html.gz'))).toString()).toBe('Page 49');
});

it('writes again only pages that have changed, and removes those of products that are gone', async () => {
  await write({ same: 'A', changed: 'B', gone: 'C', torn: 'D' });
  await rm(fileOf('torn.html.br'));
  const before = new Date('2020-01-01');
  for (const name of ['same.html', 'changed.html']) await utimes(fileOf(name), before, before);
  await write({ same: 'A', changed: 'B2', torn: 'D' });
  expect((await stat(fileOf('same.html'))).mtime).toEqual(before);
  expect(await textOf('changed.html')).toBe('B2');
  expect((await readdir(path.join(folder, 'products'))).sort()).toEqual(
    ['changed', 'same', 'torn'].flatMap((name) =>
      ['', '.br', '.gz'].map((suffix) => `${name}.html${suffix}`),
    ),
  );
});

it('leaves no folder where products have no pages', async () => {
  await write({ a: 'A' });
  await write({});
  expect(await readdir(folder)).toEqual([]);
});

it('leaves out a page whose name no file can have, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await write({ ['ä'.repeat(130)]: 'A', b: 'B' })).toHaveLength(1);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('product_id is too long')]]);
});

it('fails where a page cannot be written', async () => {
  await writeFile(path.join(folder, 'products'), '');
  await expect(write({ a: 'A' })).rejects.toThrow(/products/u);
});

it('previews the largest file under 300 kB that messengers show', async () => {
  const sizes = { 'a-640.webp': 90_000, 'a-1280.webp': 299_000, 'a-1920.webp': 900_000, 'b.jpg': 900_000 };
  for (const [name, size] of Object.entries(sizes))
    await writeFile(path.join(folder, name), Buffer.alloc(size));
  for (const [image, widths, preview] of [
    ['a-640.webp', [640, 1280, 1920], 'a-1280.webp'],
    ['a-640.webp', undefined, 'a-640.webp'],
    ['b.jpg', undefined, undefined],
    ['missing.png', undefined, undefined],
    ['100%.png', undefined, undefined],
    ['https://elsewhere.example/a.png', undefined, undefined],
    ['', undefined, undefined],
  ] as const)
    expect(
      await previewPicture(
        folder,
        product('a', { product_image: image, ...(widths && { image_widths: [...widths] }) }),
      ),
      image,
    ).toBe(preview);
});
