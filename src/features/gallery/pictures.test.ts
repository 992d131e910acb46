import { describe, expect, it } from 'vitest';
import { repairEntry } from '../../catalog/repair-entry';
import { product as productWith } from '../../test/products';
import { picturesOf } from './pictures';

const galleryOf = (gallery: unknown) => repairEntry({ ...productWith('a'), gallery }).product?.gallery;

describe('picturesOf', () => {
  it('has the product’s picture first, then its gallery, each with its text or the title', () => {
    const watch = productWith('watch', {
      product_title: 'Watch',
      product_image: 'a.webp',
      image_alt: 'A watch',
      gallery: [
        { image: 'back-640.webp', image_widths: [640], image_alt: 'Its back' },
        { image: 'side.webp' },
      ],
    });
    expect(picturesOf(watch).map(({ files, alt }) => [files.src, files.webp, alt])).toEqual([
      ['a.webp', undefined, 'A watch'],
      ['back-640.webp', 'back-640.webp 640w', 'Its back'],
      ['side.webp', undefined, 'Watch'],
    ]);
    expect(picturesOf(productWith('plain'))).toHaveLength(1);
  });

  it('leaves out what is no picture, and loses nothing else for it', () => {
    const good = { image: 'back.webp' };
    for (const bad of [null, 'x.jpg', {}, { image: '' }, { image: 7 }, { image: 'javascript:alert(1)' }]) {
      const entry = { ...productWith('a'), gallery: [bad, good] };
      expect(repairEntry(entry).product?.gallery, JSON.stringify(bad)).toEqual([good]);
    }
    expect(galleryOf('none')).toBeUndefined();
    expect(galleryOf([{ ...good, image_widths: 'x', image_alt: 3 }])).toEqual([good]);
    expect(galleryOf([{ ...good, image_widths: [320, 'x', 640, 0.5, -1] }])).toEqual([
      { ...good, image_widths: [320, 640] },
    ]);
  });
});
