import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PRODUCT_IMAGES } from './pipeline/settings';
import { PRODUCTS } from './products';
import { viewsOf } from './views';

interface Grid {
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
}

const FRONTS: Grid = { columns: 9, cell: { width: 200, height: 150 } };
/** Two products per row, each with its front and up to four views. */
const PICTURES = 5;
const VIEWS: Grid = { columns: 2 * PICTURES, cell: { width: 160, height: 120 } };

/** The backgrounds of pictures in the shop. */
const GROUNDS = { light: '#f3f1f6', dark: '#1d1a24' } as const;

const fileOf = (name: string) => path.join(PRODUCT_IMAGES, `${name}-320.webp`);

/** Shows encoded pictures side by side on the shop's light and dark backgrounds; missing ones stay blank. */
async function makeSheets(names: readonly string[], { columns, cell }: Grid, place: string): Promise<void> {
  const cells = await Promise.all(
    [...names.entries()]
      .filter(([, name]) => existsSync(fileOf(name)))
      .map(async ([index, name]) => ({
        input: await sharp(fileOf(name))
          .resize({ ...cell, fit: 'contain', background: 'transparent' })
          .png()
          .toBuffer(),
        left: (index % columns) * cell.width,
        top: Math.floor(index / columns) * cell.height,
      })),
  );
  const rows = Math.ceil(names.length / columns);
  const size = { width: columns * cell.width, height: rows * cell.height };
  for (const [name, background] of Object.entries(GROUNDS))
    await sharp({ create: { ...size, channels: 3, background } })
      .composite(cells)
      .webp({ quality: 82 })
      .toFile(`${place}-${name}.webp`);
}

/** All fronts on one pair of sheets, and each product from every side on another. */
export async function makeContactSheets(docs: string): Promise<void> {
  const sides = [...PRODUCTS].flatMap(([id, spec]) => {
    const views = viewsOf(id, spec).map(({ name }) => `${id}-${name}`);
    return Array.from({ length: PICTURES }, (_, i) => [id, ...views][i] ?? '');
  });
  await makeSheets([...PRODUCTS.keys()], FRONTS, path.join(docs, 'pictures'));
  await makeSheets(sides, VIEWS, path.join(docs, 'pictures-views'));
}
