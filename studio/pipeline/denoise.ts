import type { Layers } from './layers';

/** Weights of the B-spline that an à-trous pass spreads over five taps. */
const TAPS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
/** How far two pixels may differ and still be averaged. */
const TOLERANCE = { light: 0.13, normal: 0.12, tone: 0.025 };
const LEVELS = 5;
const DARKEST_ALBEDO = 0.03;
/** Pixels that the product covers less than this take their color from their neighbors alone. */
const LEAST_COVER = 0.02;

/** The product's surface in each pixel, freed from the floor's part at the edges. */
interface Surface {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
  readonly albedo: Float32Array;
  /** Its paint as the eye grades it: the steps between dark ones count as those between pale ones. */
  readonly tone: Float32Array;
  readonly normal: Float32Array;
}

/** A layer without the floor behind it, as if the product covered the whole pixel. */
function withoutFloor(layer: Float32Array, cover: Float32Array, floor: readonly number[]): Float32Array {
  return layer.map((value, i) => {
    const covered = cover[Math.floor(i / 3)] ?? 0;
    if (covered < LEAST_COVER) return 0;
    return (value - (1 - covered) * (floor[i % 3] ?? 0)) / covered;
  });
}

/** The floor's own value in a layer, read where nothing covers it. */
function floorOf(layer: Float32Array, cover: Float32Array): readonly number[] {
  const bare = cover.findIndex((value) => value === 0);
  return [0, 1, 2].map((c) => (bare < 0 ? 0 : (layer[bare * 3 + c] ?? 0)));
}

function surfaceOf({ width, height, of }: Layers): Surface {
  const { cover } = of;
  const free = (layer: Float32Array) => withoutFloor(layer, cover, floorOf(layer, cover));
  const [diffuse, gloss] = [free(of.diffuse), free(of.gloss)];
  const albedo = diffuse.map((value, i) => Math.max(DARKEST_ALBEDO, value + (gloss[i] ?? 0)));
  const tone = diffuse.map((value) => Math.sqrt(Math.max(0, value)));
  return { width, height, cover, albedo, tone, normal: free(of.normal) };
}

/** Logarithmic brightness, a little blurred so that single noisy pixels do not protect themselves. */
function brightness(light: Float32Array, { width, height, cover }: Surface): Float32Array {
  const log = new Float32Array(width * height);
  for (let p = 0; p < log.length; p += 1) {
    const sum = (light[p * 3] ?? 0) * 0.25 + (light[p * 3 + 1] ?? 0) * 0.5 + (light[p * 3 + 2] ?? 0) * 0.25;
    log[p] = Math.log1p(4 * Math.max(0, sum));
  }
  const blurred = new Float32Array(log.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let total = 1e-6;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const q = v * width + u;
          const weight = (cover[q] ?? 0) * (u === x ? 2 : 1) * (v === y ? 2 : 1);
          sum += (log[q] ?? 0) * weight;
          total += weight;
        }
      blurred[y * width + x] = sum / total;
    }
  return blurred;
}

function squareDistance(values: Float32Array, p: number, q: number): number {
  const a = (values[p * 3] ?? 0) - (values[q * 3] ?? 0);
  const b = (values[p * 3 + 1] ?? 0) - (values[q * 3 + 1] ?? 0);
  const c = (values[p * 3 + 2] ?? 0) - (values[q * 3 + 2] ?? 0);
  return a * a + b * b + c * c;
}

/** One à-trous pass: each pixel becomes the mean of 25, spread the wider the higher the level. */
function spread(light: Float32Array, surface: Surface, level: number): Float32Array {
  const { width, height, cover, normal, tone } = surface;
  const step = 1 << level;
  const bright = brightness(light, surface);
  const lightScale = 1 / (TOLERANCE.light * (1 + 0.35 * level)) ** 2;
  const result = new Float32Array(light.length);
  const likeness = (p: number, q: number) =>
    Math.exp(
      -(((bright[p] ?? 0) - (bright[q] ?? 0)) ** 2) * lightScale -
        squareDistance(normal, p, q) / TOLERANCE.normal ** 2 -
        squareDistance(tone, p, q) / TOLERANCE.tone ** 2,
    );
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if ((cover[p] ?? 0) < LEAST_COVER) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let j = 0; j < 5; j += 1)
        for (let i = 0; i < 5; i += 1) {
          const u = x + (i - 2) * step;
          const v = y + (j - 2) * step;
          if (u < 0 || u >= width || v < 0 || v >= height) continue;
          const q = v * width + u;
          if ((cover[q] ?? 0) < LEAST_COVER) continue;
          const weight = (TAPS[i] ?? 0) * (TAPS[j] ?? 0) * (cover[q] ?? 0) * likeness(p, q);
          red += weight * (light[q * 3] ?? 0);
          green += weight * (light[q * 3 + 1] ?? 0);
          blue += weight * (light[q * 3 + 2] ?? 0);
          total += weight;
        }
      result[p * 3] = red / total;
      result[p * 3 + 1] = green / total;
      result[p * 3 + 2] = blue / total;
    }
  return result;
}

/** Holds back single pixels that are far brighter than all their neighbors. */
function calm(light: Float32Array, { width, cover }: Surface): Float32Array {
  const result = light.slice();
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let p = width + 1; p < cover.length - width - 1; p += 1)
    for (let c = 0; c < 3; c += 1) {
      let highest = 0.3;
      for (const step of around) highest = Math.max(highest, light[(p + step) * 3 + c] ?? 0);
      result[p * 3 + c] = Math.min(light[p * 3 + c] ?? 0, highest);
    }
  return result;
}

/**
 * The product's color without noise, not yet weighted by cover. Debian's Blender has no denoiser, so the light alone
 * (the picture without glow, divided by the surface colors) is smoothed by an edge-stopping à-trous filter and the
 * colors are put back.
 */
export function denoise(layers: Layers): Float32Array {
  const surface = surfaceOf(layers);
  const nothing = [0, 0, 0];
  const color = withoutFloor(layers.of.color, surface.cover, nothing);
  const glow = withoutFloor(layers.of.glow, surface.cover, nothing);
  let light = calm(
    color.map((value, i) => Math.max(0, value - (glow[i] ?? 0)) / (surface.albedo[i] ?? 1)),
    surface,
  );
  for (let level = 0; level < LEVELS; level += 1) light = spread(light, surface, level);
  return light.map((value, i) => value * (surface.albedo[i] ?? 1) + (glow[i] ?? 0));
}
