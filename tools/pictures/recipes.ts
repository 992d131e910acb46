/** What becomes of a photo: where it is put, and in which sizes. */
export interface Recipe {
  /** Below the shop's folder. */
  folder: string;
  /** From the smallest. */
  widths: readonly number[];
  /** Width by height. */
  shape: number;
  /** What each width's file may weigh, in bytes. */
  limits: readonly number[];
  /** The banner's place wants all widths, and to be filled. */
  isBanner: boolean;
}

/** The cards' and details' shape, 4:3; what a card may weigh is what shop/tests/pictures.test.ts holds the shop to. */
export const PRODUCT: Recipe = {
  folder: 'images/products',
  widths: [320, 640, 960, 1280],
  shape: 4 / 3,
  limits: [20_000, 45_000, 90_000, 150_000],
  isBanner: false,
};

const BANNER: Recipe = {
  folder: 'images',
  widths: [800, 1200, 1600],
  shape: 1600 / 690,
  limits: [60_000, 100_000, 150_000],
  isBanner: true,
};

/** `shop/photos/banner.jpg` is Home's banner, any other a product's. */
export const recipeOf = (stem: string): Recipe => (stem === 'banner' ? BANNER : PRODUCT);

export const heightOf = ({ shape }: Recipe, width: number): number => Math.round(width / shape);

export const formats = ['avif', 'webp'] as const;

/** The addresses, in the shop, of a photo's files. */
export const filesOf = (stem: string, widths: readonly number[]): string[] =>
  widths.flatMap((width) => formats.map((format) => `${recipeOf(stem).folder}/${stem}-${width}.${format}`));

/** The file that `product_image` names; the page replaces the number, see src/catalogue/product-picture.ts. */
export const shownFile = (stem: string, widths: readonly number[]): string =>
  `${PRODUCT.folder}/${stem}-${widths.includes(640) ? 640 : (widths.at(-1) ?? 320)}.webp`;
