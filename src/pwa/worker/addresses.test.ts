import { describe, expect, it } from 'vitest';
import { widestAlike } from './addresses';

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
