import { describe, expect, it } from 'vitest';
import { pageFiles, widestAlike } from './addresses';

describe('pageFiles', () => {
  it('finds the file of a page that is asked for with a slash at its end', () => {
    for (const [address, files] of [
      ['https://shop.example/statistics/', ['https://shop.example/statistics.html']],
      ['https://shop.example/shop/about-us/', ['https://shop.example/shop/about-us.html']],
      ['https://shop.example/statistics', []],
      ['https://shop.example/', []],
    ] as const) {
      expect(
        pageFiles(new URL(address)).map(({ href }) => href),
        address,
      ).toEqual(files);
    }
  });
});

describe('widestAlike', () => {
  const folder = 'https://shop.example/images/products';
  const kept = [`${folder}/watch-320.avif`, `${folder}/watch-640.webp`, `${folder}/watch-pro-960.avif`];

  it('finds the widest that shows the same, in whatever format', () => {
    expect(widestAlike(`${folder}/watch-960.avif`, kept)).toBe(`${folder}/watch-640.webp`);
  });

  it('takes no other product for it, however alike the names', () => {
    expect(widestAlike(`${folder}/watch-pro-max-320.avif`, kept)).toBeUndefined();
    expect(widestAlike('https://shop.example/other/watch-320.avif', kept)).toBeUndefined();
  });
});
