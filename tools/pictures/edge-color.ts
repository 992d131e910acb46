/** RGBA, a byte per channel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** Per channel; covers JPEG noise on a white studio background. */
const TOLERANCE = 10;
const ENOUGH = 0.98;

function alongSide({ data, width, height }: Pixels, side: Side, part: number): Uint8Array[] {
  const isUpright = side === 'left' || side === 'right';
  const length = isUpright ? height : width;
  const fixed = side === 'right' ? width - 1 : side === 'bottom' ? height - 1 : 0;
  const skipped = Math.floor((length * (1 - part)) / 2);
  return Array.from({ length: length - 2 * skipped }, (_, index) => {
    const [x, y] = isUpright ? [fixed, skipped + index] : [skipped + index, fixed];
    const at = (y * width + x) * 4;
    return data.subarray(at, at + 4);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The color along a picture's sides, if it is uniform: padding in it continues the background.
 * @param part the fraction of each side that counts, centered
 */
export function edgeColor(pixels: Pixels, sides: readonly Side[], part = 1): Color | undefined {
  const edge = sides.flatMap((side) => alongSide(pixels, side, part));
  const middle = [0, 1, 2, 3].map((channel) => median(edge.map((pixel) => pixel[channel] ?? 0)));
  const isNear = (pixel: Uint8Array) =>
    middle.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= TOLERANCE);
  if (edge.filter(isNear).length < edge.length * ENOUGH) return undefined;
  const [r = 0, g = 0, b = 0, alpha = 0] = middle;
  return { r, g, b, alpha: alpha / 255 };
}
