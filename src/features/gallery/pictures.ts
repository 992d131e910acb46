import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Product } from '../../catalog/product';
import { pictureFiles, type PictureFiles } from '../../catalog/product-picture';

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

/** The viewer turns to the same picture as the gallery below it. */
const turned = createStore<{ productId?: string; place: number }>()(() => ({ place: 0 }));

/** The index of the picture shown, and its setter. */
export function useShownPicture(productId: string): [number, (place: number) => void] {
  const shown = useStore(turned, (state) => (state.productId === productId ? state.place : 0));
  return [shown, (place) => turned.setState({ productId, place })];
}

/** The next visit starts with the first picture. */
export function useFirstPictureAgain(): void {
  useEffect(() => () => turned.setState({ place: 0 }), []);
}
