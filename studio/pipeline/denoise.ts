import type { Layers } from './layers';

/** Weights of the B-spline that an à-trous pass spreads over five taps. */
const TAPS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
/** How far two pixels may differ and still be averaged. */
const TOLERANCE = { light: 0.2, normal: 0.12, albedo: 0.09, edge: 0.1 };

const LEVELS = 4;
const DARKEST_ALBEDO = 0.03;

export interface Guides {
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly object: Float32Array;
}

/** The object's pixels and those next to them: the index layer is not smoothed at the edges, the picture is. */
function objectMask({ of, width, height }: Layers): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((of.index[y * width + x] ?? 0) <= 0.01) continue;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) mask[v * width + u] = 1;
    }
  return mask;
}

export function guidesOf(layers: Layers): Guides {
  const { of } = layers;
  const object = objectMask(layers);
  const albedo = of.diffuse.map((value, i) => Math.max(DARKEST_ALBEDO, value + (of.gloss[i] ?? 0)));
  const normal = of.normal.map((value, i) => value * (object[Math.floor(i / 3)] ?? 0));
  return { albedo, normal, object };
}

/** Logarithmic brightness, a little blurred so that single noisy pixels do not protect themselves. */
function brightness(light: Float32Array, width: number, height: number): Float32Array {
  const log = new Float32Array(width * height);
  for (let p = 0; p < log.length; p += 1) {
    const sum = (light[p * 3] ?? 0) * 0.25 + (light[p * 3 + 1] ?? 0) * 0.5 + (light[p * 3 + 2] ?? 0) * 0.25;
    log[p] = Math.log1p(4 * Math.max(0, sum));
  }
  const blurred = new Float32Array(log.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const q =
            Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx));
          sum += (log[q] ?? 0) * (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
        }
      blurred[y * width + x] = sum / 16;
    }
  return blurred;
}

function squareDistance(values: Float32Array, p: number, q: number): number {
  const a = (values[p * 3] ?? 0) - (values[q * 3] ?? 0);
  const b = (values[p * 3 + 1] ?? 0) - (values[q * 3 + 1] ?? 0);
  const c = (values[p * 3 + 2] ?? 0) - (values[q * 3 + 2] ?? 0);
  return a * a + b * b + c * c;
}

function spread(
  light: Float32Array,
  guides: Guides,
  width: number,
  height: number,
  level: number,
): Float32Array {
  const step = 1 << level;
  const bright = brightness(light, width, height);
  const lightScale = ((1 + 0.35 * level) / TOLERANCE.light) ** 2 / (1 + 0.35 * level) ** 4;
  const result = new Float32Array(light.length);
  const { albedo, normal, object } = guides;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (object[p] === 0) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let j = 0; j < 5; j += 1) {
        const qy = y + (j - 2) * step;
        if (qy < 0 || qy >= height) continue;
        for (let i = 0; i < 5; i += 1) {
          const qx = x + (i - 2) * step;
          if (qx < 0 || qx >= width) continue;
          const q = qy * width + qx;
          if (object[q] === 0) continue;
          const difference =
            ((bright[p] ?? 0) - (bright[q] ?? 0)) ** 2 * lightScale +
            squareDistance(normal, p, q) / TOLERANCE.normal ** 2 +
            squareDistance(albedo, p, q) / TOLERANCE.albedo ** 2;
          const weight = (TAPS[i] ?? 0) * (TAPS[j] ?? 0) * Math.exp(-difference);
          red += weight * (light[q * 3] ?? 0);
          green += weight * (light[q * 3 + 1] ?? 0);
          blue += weight * (light[q * 3 + 2] ?? 0);
          total += weight;
        }
      }
      result[p * 3] = red / total;
      result[p * 3 + 1] = green / total;
      result[p * 3 + 2] = blue / total;
    }
  return result;
}

/** Holds back single pixels that are far brighter than their neighbours. */
function calm(light: Float32Array, guides: Guides, width: number): Float32Array {
  const result = light.slice();
  for (let p = width + 1; p < guides.object.length - width - 1; p += 1) {
    if (guides.object[p] === 0) continue;
    for (let c = 0; c < 3; c += 1) {
      let highest = 0.3;
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        highest = Math.max(highest, light[(p + step) * 3 + c] ?? 0);
      result[p * 3 + c] = Math.min(light[p * 3 + c] ?? 0, highest);
    }
  }
  return result;
}

/**
 * The picture without its noise. Debian's Blender has no denoiser, so the light alone (the picture without glow,
 * divided by the surface colours) is smoothed by an edge-stopping à-trous filter and the colours are put back.
 */
export function denoise(layers: Layers): Float32Array {
  const { width, height, of } = layers;
  const guides = guidesOf(layers);
  let light: Float32Array = of.colour.map(
    (value, i) => Math.max(0, value - (of.glow[i] ?? 0)) / (guides.albedo[i] ?? 1),
  );
  light = calm(light, guides, width);
  for (let level = 0; level < LEVELS; level += 1) light = spread(light, guides, width, height, level);
  return light.map((value, i) => value * (guides.albedo[i] ?? 1) + (of.glow[i] ?? 0));
}
