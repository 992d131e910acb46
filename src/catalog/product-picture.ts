import { encodePart } from '../lib/paths';
import { categoryDrawing } from './categories';
import type { ProductCard } from './product';

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

export const pictureSizes = {
  card: '(max-width: 30rem) 45vw, (max-width: 60rem) 30vw, 18rem',
  details: '(max-width: 56rem) 92vw, 40rem',
  thumbnail: '5rem',
  row: '7rem',
  strip: '(max-width: 48rem) 10rem, 17rem',
} as const;

const WEBP_WITH_WIDTH = /-\d+\.webp$/u;

/** With `image_widths`, and a `product_image` like `…-640.webp`, there is an AVIF and a WebP file for each width. */
export function pictureFiles({
  product_image: src,
  image_widths: widths,
  category,
}: Pick<ProductCard, 'product_image' | 'image_widths' | 'category'>): PictureFiles {
  const fallback = categoryDrawing(category);
  if (!widths || !WEBP_WITH_WIDTH.test(src)) return { src, avif: undefined, webp: undefined, fallback };
  const setOf = (format: string) =>
    widths.map((width) => `${src.replace(WEBP_WITH_WIDTH, `-${width}.${format}`)} ${width}w`).join(', ');
  return { src, avif: setOf('avif'), webp: setOf('webp'), fallback };
}
