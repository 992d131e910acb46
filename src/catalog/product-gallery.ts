import type { Product } from './product';
import { pictureFiles, type PictureFiles } from './product-picture';

export interface ProductPicture {
  files: PictureFiles;
  alt: string;
}

/** The product's picture, and those of its gallery. */
export function picturesOf(product: Product): readonly [ProductPicture, ...ProductPicture[]] {
  const { product_title: title, category } = product;
  const more = (product.gallery ?? []).map(({ image, image_widths, image_alt }) => ({
    files: pictureFiles({ product_image: image, image_widths, category }),
    alt: image_alt ?? title,
  }));
  return [{ files: pictureFiles(product), alt: product.image_alt ?? title }, ...more];
}
