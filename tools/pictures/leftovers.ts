import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './catalog';
import { stemOf, type Photo } from './list-photos';
import type { Record } from './record';
import { filesOf, PRODUCT, recipeOf } from './recipes';

/** Captures "iphone-17" in "images/products/iphone-17-640.webp?v=1". */
const MADE = new RegExp(`${PRODUCT.folder}/(?<stem>[\\w-]+)-\\d+\\.`, 'u');

/**
 * Generated pictures that are no longer referenced: of deleted photos, and in sizes that a smaller new photo lacks. Only
 * listed, since open pages may still request them.
 */
export function findLeftovers(
  shopDir: string,
  record: Record,
  photos: readonly Photo[],
  entries: readonly Entry[],
): string[] {
  const present = new Set(photos.map(({ file }) => file));
  const named = new Set(
    entries
      .flatMap(({ image, gallery }) => [image, ...gallery.map((each) => each.image)])
      .map((image) => MADE.exec(image)?.groups?.['stem']),
  );
  const isThere = (file: string) => existsSync(path.join(shopDir, file));
  return [...record.photos].flatMap(([file, { widths }]) => {
    const stem = stemOf(file);
    const { widths: all, isBanner } = recipeOf(stem);
    const isStill = (width: number) => widths.includes(width);
    // Another photo may have taken the name: fender.png after fender.jpg.
    const isTaken = photos.some((photo) => photo.stem === stem && photo.file !== file);
    const isUsed = present.has(file) || isBanner || named.has(stem);
    const left = filesOf(
      stem,
      all.filter((width) => !isUsed || !isStill(width)),
    ).filter(isThere);
    if (!present.has(file) && (isTaken || !filesOf(stem, all).some(isThere))) record.forget(file);
    return isTaken ? [] : left;
  });
}
