import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { edgeColor, type Pixels } from './edge-color';
import { heightOf, type Recipe } from './recipes';

/** A photo at its largest size: upright, in sRGB, in the recipe's aspect ratio, without metadata. */
export interface Master extends Pixels {
  isOpaque: boolean;
  /** The widths to encode. */
  widths: readonly number[];
  /** The photo's own width, in that aspect ratio. */
  ownWidth: number;
}

/** More than phones take. Some formats are decoded as a whole, at up to 8 bytes per pixel. */
export const MAX_MEGAPIXELS = 52;

/** Rejects truncated files, but tolerates the harmless warnings of phones and scanners. */
const INPUT: SharpOptions = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 };

/** Aspect ratios this close are cropped, not padded. */
const NEAR = 0.01;

async function rawOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fromRaw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pads a photo to size: with its background color if that is uniform, otherwise with transparency. */
async function pad(photo: Pixels, width: number, height: number): Promise<Pixels> {
  const color = edgeColor(photo, photo.width < width ? ['left', 'right'] : ['top', 'bottom']);
  const left = Math.floor((width - photo.width) / 2);
  const top = Math.floor((height - photo.height) / 2);
  const right = width - photo.width - left;
  const bottom = height - photo.height - top;
  return rawOf(fromRaw(photo).extend({ left, right, top, bottom, background: color ?? TRANSPARENT }));
}

/** Photos are enlarged only if they are smaller than the smallest width. */
function sizesOf(photo: { width: number; height: number }, recipe: Recipe, isCropped: boolean) {
  const byHeight = photo.height * recipe.shape;
  const ownWidth = Math.round(isCropped ? Math.min(photo.width, byHeight) : Math.max(photo.width, byHeight));
  const fitting = recipe.widths.filter((each) => recipe.isBanner || each <= ownWidth);
  const widths = fitting.length === 0 ? recipe.widths.slice(0, 1) : fitting;
  const width = widths.at(-1) ?? ownWidth;
  return { ownWidth, widths, width, height: heightOf(recipe, width) };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes a photo once, for all its sizes; of an animation, the first frame. Serialized, since a large photo takes much
 * memory. Throws sharp's error for a bad file.
 */
export async function develop(bytes: Uint8Array, recipe: Recipe): Promise<Master> {
  const developed = turn.then(() => developOne(bytes, recipe));
  turn = developed.catch(() => undefined);
  return developed;
}

async function developOne(bytes: Uint8Array, recipe: Recipe): Promise<Master> {
  const { autoOrient, hasAlpha } = await sharp(bytes, INPUT).metadata();
  const isNear = Math.abs(autoOrient.width / autoOrient.height / recipe.shape - 1) < NEAR;
  // Many PNGs have an alpha channel that is fully opaque.
  const isOpaque = async () => !hasAlpha || (await sharp(bytes, INPUT).stats()).isOpaque;
  const isCropped = !isNear && recipe.isBanner && (await isOpaque());
  const { ownWidth, widths, width, height } = sizesOf(autoOrient, recipe, isCropped);
  const isCut = isNear || isCropped;
  const fit = isCut ? 'cover' : 'inside';
  const photo = await rawOf(sharp(bytes, INPUT).autoOrient().resize({ width, height, fit }));
  const master = isCut ? photo : await pad(photo, width, height);
  const stats = await fromRaw(master).stats();
  return { ...master, isOpaque: stats.isOpaque, widths, ownWidth };
}

export function resized(master: Master, width: number, height: number): Sharp {
  const image = fromRaw(master).resize({ width, height, fit: 'fill', kernel: 'lanczos3' });
  return master.isOpaque ? image.removeAlpha() : image;
}
