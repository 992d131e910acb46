import type { Product } from './product';

/**
 * A list of real laptops with pictures that the shop has: each shows that of one of our own products of its
 * category in turn, for the list names a picture of its own that is not there.
 * @param models the shop's own products
 */
export function withPictures(laptops: readonly Product[], models: readonly Product[]): Product[] {
  return laptops.map((laptop, index) => {
    const ofCategory = models.filter(({ category }) => category === laptop.category);
    const model = ofCategory[index % ofCategory.length];
    if (!model) return laptop;
    const { product_image, image_widths } = model;
    return { ...laptop, product_image, ...(image_widths ? { image_widths } : {}) };
  });
}
