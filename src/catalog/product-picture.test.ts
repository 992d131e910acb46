import { describe, expect, it } from 'vitest';
import { product as productWith } from '../test/products';
import { usablePicture } from './product';
import { pictureFiles, picturesOf, pictureTransitionName } from './product-picture';
import { salvage } from './salvage';

const product = {
  product_id: 'a',
  product_title: 'A',
  product_image: 'images/products/a-640.webp',
  price: 1,
  category: 'Phones',
};

describe('pictureFiles', () => {
  it('lists a file for each width in both formats', () => {
    const { src, avif, webp, fallback } = pictureFiles({ ...product, image_widths: [320, 640] });
    expect(src).toBe('images/products/a-640.webp');
    expect(avif).toBe('images/products/a-320.avif 320w, images/products/a-640.avif 640w');
    expect(webp).toBe('images/products/a-320.webp 320w, images/products/a-640.webp 640w');
    expect(fallback).toBe('images/categories/phones.svg');
  });

  it('has one file without widths, or without a width in its name', () => {
    expect(pictureFiles(product).avif).toBeUndefined();
    for (const product_image of ['a.png', 'a-640.webp.png'])
      expect(pictureFiles({ ...product, product_image, image_widths: [320] }).webp).toBeUndefined();
  });
});

it('has a name to move by, unless its id is no text that can be encoded', () => {
  expect(pictureTransitionName('Ähre 1')).toBe('picture-%C3%84hre%201');
  expect(pictureTransitionName('\uD800')).toBeUndefined();
});

it('is an address without blanks around it, and none where a page can show nothing', () => {
  expect([' a.png ', 'http://elsewhere.example/a.png'].map(usablePicture)).toEqual(['a.png', '']);
});

const galleryOf = (gallery: unknown) => salvage({ ...productWith('a'), gallery }).product?.gallery;

describe('picturesOf', () => {
  it('has the product’s picture first, then those of its gallery, each with its text or the title', () => {
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
      expect(salvage(entry).product?.gallery, JSON.stringify(bad)).toEqual([good]);
    }
    expect(galleryOf('none')).toBeUndefined();
    expect(galleryOf([{ ...good, image_widths: 'x', image_alt: 3 }])).toEqual([good]);
    expect(galleryOf([{ ...good, image_widths: [320, 'x', 640, 0.5, -1] }])).toEqual([
      { ...good, image_widths: [320, 640] },
    ]);
  });
});
