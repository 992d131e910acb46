import { parseArgs } from 'node:util';

export interface Arguments {
  isAll: boolean;
  isBrand: boolean;
}

export const USAGE = `npm run pictures -- [options]

Makes every picture of the shop from what is in shop/photos/ and shop/logo.svg; only what is new or changed.

  shop/photos/iphone-17.jpg   becomes the picture of the product whose product_id is iphone-17
                              (JPEG, PNG, WebP, AVIF, TIFF or GIF; 1280 pixels wide or more)
  shop/photos/banner.png      becomes the picture of Home's banner; best 1600 × 690, with a transparent ground
  shop/logo.svg               becomes the favicon, the app's icons and the link preview

  --all      makes all photos again
  --brand    makes the favicon, icons and link preview from the logo, although there are others
  --help     shows this`;

/** @returns `undefined` where help is asked for */
export function readArguments(words: readonly string[]): Arguments | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      all: { type: 'boolean', default: false },
      brand: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values.help ? undefined : { isAll: values.all, isBrand: values.brand };
}
