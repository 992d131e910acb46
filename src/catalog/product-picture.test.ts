import { describe, expect, it } from 'vitest';
import { usablePicture } from './product';
import { pictureFiles, pictureTransitionName, wideFiles } from './product-picture';

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

it('lists the files of a picture as wide as the page, with the banner’s drawing in its place', () => {
  expect(wideFiles('images/about-800.webp', [800, 1600])).toEqual({
    src: 'images/about-800.webp',
    avif: 'images/about-800.avif 800w, images/about-1600.avif 1600w',
    webp: 'images/about-800.webp 800w, images/about-1600.webp 1600w',
    fallback: 'images/banner.svg',
  });
});

it('has a name to move by, unless its id is no text that can be encoded', () => {
  expect(pictureTransitionName('Ähre 1')).toBe('picture-%C3%84hre%201');
  expect(pictureTransitionName('\uD800')).toBeUndefined();
});

it('is an address without blanks around it, and none where a page can show nothing', () => {
  expect([' a.png ', 'http://elsewhere.example/a.png'].map(usablePicture)).toEqual(['a.png', '']);
});
