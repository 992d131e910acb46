import { resized, type Master } from './develop';
import { formats, heightOf, type Recipe } from './recipes';

/** AVIF qualities, best first. Below the last, pictures look poor: one that is still too heavy is kept and reported. */
const QUALITIES = [62, 56, 50, 44, 38, 32];

/** Added for WebP, whose scale needs more for the same look. */
const WEBP_ABOVE_AVIF = 18;

/** One more saves 7 % and takes four times as long. */
const EFFORT = 3;

/** Part of each photo's hash: a change makes all pictures again. */
export const ENCODER = [1, QUALITIES, WEBP_ABOVE_AVIF, EFFORT] as const;

export interface Encoded {
  width: number;
  format: string;
  bytes: Uint8Array;
  /** The size limit, if exceeded. */
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

/** Encodes a master in every width as AVIF and WebP, within the recipe's size limits if possible. */
export async function* encode(master: Master, recipe: Recipe): AsyncGenerator<Encoded> {
  for (const width of master.widths)
    for (const format of formats) yield await encodeOne(master, recipe, width, format);
}
