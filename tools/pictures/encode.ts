import { resized, type Master } from './develop';
import { formats, heightOf, type Recipe } from './recipes';

/** Best first. Below the last a picture looks poor; it is kept, and said to be heavy. */
const QUALITIES = [62, 56, 50, 44, 38, 32];

/** WebP's scale says more for the same look. */
const WEBP_ABOVE_AVIF = 18;

/** One more makes a file a fifteenth lighter, and takes four times as long. */
const EFFORT = 3;

/** Changes when pictures come out otherwise: all are made again then. */
export const ENCODER = [1, QUALITIES, WEBP_ABOVE_AVIF, EFFORT] as const;

export interface Encoded {
  width: number;
  format: string;
  bytes: Uint8Array;
  /** What it may weigh, where it weighs more. */
  exceeded: number | undefined;
}

async function encodeOne(
  master: Master,
  recipe: Recipe,
  width: number,
  format: (typeof formats)[number],
): Promise<Encoded> {
  const limit = recipe.limits[recipe.widths.indexOf(width)] ?? Infinity;
  let bytes = new Uint8Array();
  for (const quality of QUALITIES) {
    const image = resized(master, width, heightOf(recipe, width));
    bytes = await (
      format === 'avif'
        ? image.avif({ quality, effort: EFFORT, chromaSubsampling: '4:4:4' })
        : image.webp({ quality: quality + WEBP_ABOVE_AVIF, effort: 5, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit) return { width, format, bytes, exceeded: undefined };
  }
  return { width, format, bytes, exceeded: limit };
}

/** A master in every width that it is large enough for, as AVIF and WebP, each within what it may weigh. */
export async function* encode(master: Master, recipe: Recipe): AsyncGenerator<Encoded> {
  for (const width of master.widths)
    for (const format of formats) yield await encodeOne(master, recipe, width, format);
}
