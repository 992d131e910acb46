import { encodePart } from '../lib/paths';
import { categoryDrawing } from './categories';
import type { ProductCard } from './product';

/** Names a product's picture for the transition between two screens; React takes no name beyond Latin-1. */
export function pictureTransitionName(productId: string): string | undefined {
  const name = encodePart(productId);
  return name === undefined ? undefined : `picture-${name}`;
}

/** A picture as an `<img>` and its sources take it; the sets are empty where there is only one file. */
export interface PictureFiles {
  src: string;
  avif: string | undefined;
  webp: string | undefined;
  /** Shown where the picture fails: the category's drawing. */
  fallback: string;
}

/** How wide a product's picture is shown, as an image's `sizes`: on a card, on the details screen, in a row, in a strip. */
export const pictureSizes = {
  card: '(max-width: 30rem) 45vw, (max-width: 60rem) 30vw, 18rem',
  details: '(max-width: 56rem) 92vw, 40rem',
  row: '7rem',
  strip: '(max-width: 48rem) 10rem, 17rem',
} as const;

const WEBP_OF_A_WIDTH = /-\d+\.webp$/u;

/**
 * The files of a product's picture. A product whose entry names the widths there are (`image_widths`)
 * and whose `product_image` ends in one of them (`…-640.webp`) has a file for each, as AVIF and as WebP.
 */
export function pictureFiles(product: ProductCard): PictureFiles {
  const { product_image: src, image_widths: widths } = product;
  const fallback = categoryDrawing(product.category);
  if (!widths || !WEBP_OF_A_WIDTH.test(src)) return { src, avif: undefined, webp: undefined, fallback };
  const setOf = (format: string) =>
    widths.map((width) => `${src.replace(WEBP_OF_A_WIDTH, `-${width}.${format}`)} ${width}w`).join(', ');
  return { src, avif: setOf('avif'), webp: setOf('webp'), fallback };
}
