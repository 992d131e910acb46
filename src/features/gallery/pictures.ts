import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Product } from '../../catalog/product';
import { pictureFiles, type PictureFiles } from '../../catalog/product-picture';

export interface ProductPicture {
  files: PictureFiles;
  alt: string;
}

/** A crossed-out picture: the category's drawing would pose as another view of the product. */
const MISSING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='240' fill='none' stroke='%23827c8c' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M128 92h64a8 8 0 0 1 8 8v48m-8 8h-64a8 8 0 0 1-8-8v-48M122 146l22-22 14 14 10-10 28 26M120 84l80 80'/%3E%3C/svg%3E";

/** The product's picture, and those of its gallery. */
export function picturesOf(product: Product): readonly [ProductPicture, ...ProductPicture[]] {
  const { product_title: title, category } = product;
  const more = (product.gallery ?? []).map(({ image, image_widths, image_alt }) => ({
    files: { ...pictureFiles({ product_image: image, image_widths, category }), fallback: MISSING },
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
