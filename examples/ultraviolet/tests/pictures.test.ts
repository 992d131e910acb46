import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../src/catalog/load-catalog';
import { pictureFiles } from '../../../src/catalog/product-picture';

const root = path.resolve(import.meta.dirname, '..');
const entries: unknown[] = JSON.parse(readFileSync(path.join(root, 'Data.json'), 'utf8'));
const { products, problems } = await parseCatalog(entries);

/** The most that a card's picture may weigh on a plain and on a fine screen, in bytes. */
const LIMITS = [
  [/-320\.(?:avif|webp)$/u, 20_000],
  [/-640\.(?:avif|webp)$/u, 45_000],
] as const;

describe('the shop’s own catalog', () => {
  it('has no bad entry', () => {
    expect(problems).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(48);
  });

  it('names pictures of its own only, by relative addresses, so that nobody else is asked', () => {
    for (const { product_image } of products) expect(product_image).toMatch(/^images\/[\w/.-]+$/u);
  });

  it('has every file of every picture, light enough for a card, and says what is seen', () => {
    for (const product of products) {
      const { src, avif, webp } = pictureFiles(product);
      const files = [avif, webp].flatMap(
        (set) => set?.split(', ').map((each) => each.split(' ')[0] ?? '') ?? [],
      );
      for (const file of [src, ...files]) {
        expect(existsSync(path.join(root, file)), file).toBe(true);
        const limit = LIMITS.find(([pattern]) => pattern.test(file))?.[1] ?? Infinity;
        expect(statSync(path.join(root, file)).size, file).toBeLessThanOrEqual(limit);
      }
      expect(product.image_alt, product.product_id).toBeTruthy();
    }
  });

  it('keeps all its pictures under 45 MB', () => {
    const files = readdirSync(path.join(root, 'images'), { recursive: true, withFileTypes: true });
    const bytes = files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(45_000_000);
  });
});
