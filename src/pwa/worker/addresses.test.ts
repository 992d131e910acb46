import { describe, expect, it } from 'vitest';
import { widestOfSame } from './addresses';

describe('widestOfSame', () => {
  const folder = 'https://shop.example/images/products';
  const cached = [`${folder}/watch-320.avif`, `${folder}/watch-640.webp`, `${folder}/watch-pro-960.avif`];

  it('finds the widest file of the same picture, in any format', () => {
    expect(widestOfSame(`${folder}/watch-960.avif`, cached)).toBe(`${folder}/watch-640.webp`);
  });

  it('does not take another product with a similar name', () => {
    expect(widestOfSame(`${folder}/watch-pro-max-320.avif`, cached)).toBeUndefined();
    expect(widestOfSame('https://shop.example/other/watch-320.avif', cached)).toBeUndefined();
  });
});
