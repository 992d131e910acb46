import { parseArgs } from 'node:util';

export interface Arguments {
  isAll: boolean;
  isBrand: boolean;
}

export const USAGE = `npm run pictures -- [options]

Makes all pictures of the shop from shop/photos/ and shop/logo.svg. Unchanged photos are skipped.

  shop/photos/iphone-17.jpg   becomes the picture of the product whose product_id is iphone-17
                              (JPEG, PNG, WebP, AVIF, TIFF or GIF; 1280 pixels wide or more)
  shop/photos/banner.png      becomes the picture of Home's banner; best 2400 × 1035, with a transparent background
  shop/logo.svg               becomes the favicon, the app's icons and the link preview

  --all      includes unchanged photos
  --brand    makes the favicon, icons and link preview from the logo, even if others exist
  --help     shows this`;

/** @returns `undefined` for --help */
export function readArguments(argv: readonly string[]): Arguments | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      all: { type: 'boolean', default: false },
      brand: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values.help ? undefined : { isAll: values.all, isBrand: values.brand };
}
