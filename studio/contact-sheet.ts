import path from 'node:path';
import sharp from 'sharp';
import { PRODUCT_IMAGES } from './pipeline/settings';

const CELL = { width: 200, height: 150 } as const;
const COLUMNS = 9;

/** The grounds that pictures stand on in the shop. */
const GROUNDS = { light: '#f3f1f6', dark: '#1d1a24' } as const;

/** Lays the encoded pictures of these products side by side on the shop's light and dark ground, into docs/. */
export async function makeContactSheets(ids: readonly string[], docs: string): Promise<void> {
  const cells = await Promise.all(
    ids.map(async (id, index) => ({
      input: await sharp(path.join(PRODUCT_IMAGES, `${id}-320.webp`))
        .resize({ ...CELL, fit: 'contain', background: 'transparent' })
        .png()
        .toBuffer(),
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * CELL.height,
    })),
  );
  for (const [name, background] of Object.entries(GROUNDS)) {
    const rows = Math.ceil(ids.length / COLUMNS);
    await sharp({
      create: { width: COLUMNS * CELL.width, height: rows * CELL.height, channels: 3, background },
    })
      .composite(cells)
      .webp({ quality: 82 })
      .toFile(path.join(docs, `pictures-${name}.webp`));
  }
}
