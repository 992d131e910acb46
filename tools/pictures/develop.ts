import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { edgeColor, type Pixels } from './edge-color';
import { heightOf, type Recipe } from './recipes';

/** A photo in its largest size: upright, in sRGB, in the shape of its place, without anything else of the file. */
export interface Master extends Pixels {
  isOpaque: boolean;
  /** The widths that it is large enough for. */
  widths: readonly number[];
  /** Its own, when set into the shape. */
  ownWidth: number;
}

/** More than phones take. Some formats have to be in memory as a whole, with up to 8 bytes a pixel. */
export const MAX_MEGAPIXELS = 52;

/** A photo that is cut off is refused and not shown half grey. Phones and scanners leave odd but harmless marks. */
const INPUT: SharpOptions = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 };

/** Within a hundredth of the shape, a sliver is cut off rather than set around. */
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

/** A photo of another shape, whole: on its own ground where that has one color, else on the page's, which shows through. */
async function setWhole(photo: Pixels, width: number, height: number): Promise<Pixels> {
  const color = edgeColor(photo, photo.width < width ? ['left', 'right'] : ['top', 'bottom']);
  const left = Math.floor((width - photo.width) / 2);
  const top = Math.floor((height - photo.height) / 2);
  const right = width - photo.width - left;
  const bottom = height - photo.height - top;
  return rawOf(fromRaw(photo).extend({ left, right, top, bottom, background: color ?? TRANSPARENT }));
}

/** Never enlarged, but for a photo that is smaller than the smallest. */
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
 * Reads a photo once, for all its sizes, and no two at a time, for the memory that a large one takes. Of an animation, the
 * first picture. Throws what the library says of a bad one.
 */
export async function develop(bytes: Uint8Array, recipe: Recipe): Promise<Master> {
  const developed = turn.then(() => developOne(bytes, recipe));
  turn = developed.catch(() => undefined);
  return developed;
}

async function developOne(bytes: Uint8Array, recipe: Recipe): Promise<Master> {
  const { autoOrient, hasAlpha } = await sharp(bytes, INPUT).metadata();
  const isNear = Math.abs(autoOrient.width / autoOrient.height / recipe.shape - 1) < NEAR;
  // Many a PNG could be transparent and is not.
  const isOpaque = async () => !hasAlpha || (await sharp(bytes, INPUT).stats()).isOpaque;
  const isCropped = !isNear && recipe.isBanner && (await isOpaque());
  const { ownWidth, widths, width, height } = sizesOf(autoOrient, recipe, isCropped);
  const isCut = isNear || isCropped;
  const fit = isCut ? 'cover' : 'inside';
  const photo = await rawOf(sharp(bytes, INPUT).autoOrient().resize({ width, height, fit }));
  const master = isCut ? photo : await setWhole(photo, width, height);
  const stats = await fromRaw(master).stats();
  return { ...master, isOpaque: stats.isOpaque, widths, ownWidth };
}

/** The master in one of its widths. */
export function resized(master: Master, width: number, height: number): Sharp {
  const image = fromRaw(master).resize({ width, height, fit: 'fill', kernel: 'lanczos3' });
  return master.isOpaque ? image.removeAlpha() : image;
}
