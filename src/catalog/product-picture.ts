import { encodePart } from '../lib/paths';
import { categoryDrawing } from './categories';
import type { CardFields } from './product';

/** Encoded, because React accepts only Latin-1. */
export function pictureTransitionName(productId: string): string | undefined {
  const name = encodePart(productId);
  return name === undefined ? undefined : `picture-${name}`;
}

export interface PictureFiles {
  src: string;
  avif: string | undefined;
  webp: string | undefined;
  fallback: string;
}

/** The widths at which pictures are shown, as in `sizes`, and the size that keeps their room, in CSS pixels. */
export const pictureSizes = {
  card: { sizes: '(max-width: 30rem) 45vw, (max-width: 60rem) 30vw, 18rem', width: 640, height: 480 },
  details: { sizes: '(max-width: 56rem) 92vw, min(47vw, 54rem)', width: 1280, height: 960 },
  thumbnail: { sizes: '5rem', width: 320, height: 240 },
  row: { sizes: '7rem', width: 640, height: 480 },
  strip: { sizes: '(max-width: 48rem) 10rem, 17rem', width: 640, height: 480 },
} as const;

const WEBP_WITH_WIDTH = /-\d+\.webp$/u;

/** With `image_widths`, and a `product_image` like `…-640.webp`, there is an AVIF and a WebP file for each width. */
export function pictureFiles({
  product_image: src,
  image_widths: widths,
  category,
}: Pick<CardFields, 'product_image' | 'image_widths' | 'category'>): PictureFiles {
  const fallback = categoryDrawing(category);
  if (!widths || !WEBP_WITH_WIDTH.test(src)) return { src, avif: undefined, webp: undefined, fallback };
  const setOf = (format: string) =>
    widths.map((width) => `${src.replace(WEBP_WITH_WIDTH, `-${width}.${format}`)} ${width}w`).join(', ');
  return { src, avif: setOf('avif'), webp: setOf('webp'), fallback };
}

/** The files of a picture as wide as the page. */
export const wideFiles = (image: string, image_widths: number[] | undefined): PictureFiles => ({
  ...pictureFiles({ product_image: image, image_widths, category: '' }),
  fallback: 'images/banner.svg',
});

/** The props of a product's picture beside its title, which says what is seen. */
export const pictureProps = (product: CardFields, size: keyof typeof pictureSizes) => ({
  ...pictureFiles(product),
  ...pictureSizes[size],
  alt: '',
});
