import { describe, expect, it } from 'vitest';
import { othersOfSame, picturesWithWidths } from './addresses';

const base = 'https://shop.example/shop/';
const folder = `${base}images/products`;
const entry = (name: string, image_widths?: unknown) => ({
  product_image: `images/products/${name}`,
  image_widths,
});
const pictures = picturesWithWidths(
  [
    entry('watch-640.webp', [320, 640, 960]),
    entry('watch-pro-960.webp', [320, 960]),
    entry('pixel-8.webp'),
    entry('pixel-9.webp'),
    entry('headphones-700.webp', []),
    { gallery: [{ image: 'images/products/watch-back-640.webp', image_widths: [320, 640] }, null, 'none'] },
    { product_image: 'https://', image_widths: [320] },
    null,
  ],
  base,
);
const others = (wanted: string, ...cached: string[]) =>
  othersOfSame(
    `${folder}/${wanted}`,
    cached.map((name) => `${folder}/${name}`),
    pictures,
  ).map((address) => address.slice(folder.length + 1));

describe('other files of a picture', () => {
  it('come widest first, in any format', () => {
    expect(others('watch-960.avif', 'watch-320.avif', 'watch-640.webp')).toEqual([
      'watch-640.webp',
      'watch-320.avif',
    ]);
    expect(others('watch-back-320.avif', 'watch-back-640.webp')).toEqual(['watch-back-640.webp']);
  });

  it('are none of another product with a similar name', () => {
    expect(others('watch-320.avif', 'watch-pro-960.avif', 'watch-41.webp', 'watch.webp')).toEqual([]);
    expect(others('pixel-8.webp', 'pixel-9.webp', 'pixel-640.webp')).toEqual([]);
    expect(others('headphones-700.webp', 'headphones-800.webp')).toEqual([]);
  });

  it('are none where the catalog is no list', () => {
    for (const entries of [undefined, null, {}, 'text', 7])
      expect(picturesWithWidths(entries, base).size, JSON.stringify(entries)).toBe(0);
  });
});
