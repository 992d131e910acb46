/** The place and the sizes of a photo's pictures. */
export interface Recipe {
  /** Relative to the shop's folder. */
  folder: string;
  /** Ascending. */
  widths: readonly number[];
  /** Aspect ratio. */
  shape: number;
  /** Maximum bytes for each width. */
  limits: readonly number[];
  /** The banner needs all widths, and fills its space. */
  isBanner: boolean;
}

/** For cards and details. examples/ultraviolet/tests/pictures.test.ts checks the limits for cards. */
export const PRODUCT: Recipe = {
  folder: 'images/products',
  widths: [320, 640, 960, 1280],
  shape: 4 / 3,
  limits: [20_000, 45_000, 90_000, 150_000],
  isBanner: false,
};

const BANNER: Recipe = {
  folder: 'images',
  widths: [800, 1200, 1600, 2400],
  shape: 2400 / 1035,
  limits: [60_000, 100_000, 150_000, 250_000],
  isBanner: true,
};

/** `shop/photos/banner.*` is Home's banner; others belong to products. */
export const recipeOf = (stem: string): Recipe => (stem === 'banner' ? BANNER : PRODUCT);

export const heightOf = ({ shape }: Recipe, width: number): number => Math.round(width / shape);

export const formats = ['avif', 'webp'] as const;

/** Paths of a photo's pictures, relative to the shop's folder. */
export const filesOf = (stem: string, widths: readonly number[]): string[] =>
  widths.flatMap((width) => formats.map((format) => `${recipeOf(stem).folder}/${stem}-${width}.${format}`));

/** The value of `product_image`. The page substitutes the width (src/catalog/product-picture.ts). */
export const shownFile = (stem: string, widths: readonly number[]): string =>
  `${PRODUCT.folder}/${stem}-${widths.includes(640) ? 640 : (widths.at(-1) ?? 320)}.webp`;
