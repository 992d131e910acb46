import sharp from 'sharp';
import { denoise } from './denoise';
import { readLayers, type Layers } from './layers';
import type { RenderSettings } from './settings';
import { softShadow } from './shadow';
import { neutral, toByte } from './tone';

const EXPOSURE = 1.1;

/** Coverage from which a pixel belongs to the product. */
const WHOLE = 0.99;

/** How far a pixel of the rim trusts its own color: hardly where few samples hit the product, wholly where most did. */
function trust(cover: number): number {
  const t = Math.min(1, Math.max(0, (cover - 0.12) / 0.4));
  return t * t * (3 - 2 * t);
}

/** The whole pixels around one of the rim: their mean, the nearer the weightier, and the span of their colors. */
function besides(color: Float32Array, { width, height, of: { cover } }: Layers, p: number) {
  const x = p % width;
  const y = Math.floor(p / width);
  const mean = [0, 0, 0];
  const least = [Infinity, Infinity, Infinity];
  const most = [0, 0, 0];
  let total = 0;
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v += 1)
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u += 1) {
      const q = v * width + u;
      if ((cover[q] ?? 0) < WHOLE) continue;
      const weight = 1 / (1 + (u - x) ** 2 + (v - y) ** 2) ** 2;
      for (const c of [0, 1, 2]) {
        const value = color[q * 3 + c] ?? 0;
        mean[c] = (mean[c] ?? 0) + weight * value;
        least[c] = Math.min(least[c] ?? 0, value);
        most[c] = Math.max(most[c] ?? 0, value);
      }
      total += weight;
    }
  return { mean: mean.map((sum) => sum / total), least, most, found: total > 0 };
}

/**
 * Steadies the product's rim, where few samples tell the color: it leans on the whole pixels beside it, the more the
 * less of it is covered, and never gets darker or much lighter than they are. An edge of light, a hair wide, stays.
 */
function fillRim(color: Float32Array, layers: Layers): Float32Array {
  const { cover } = layers.of;
  const filled = color.slice();
  for (let p = 0; p < cover.length; p += 1) {
    const covered = cover[p] ?? 0;
    if (covered <= 0 || covered >= WHOLE) continue;
    const { mean, least, most, found } = besides(color, layers, p);
    if (!found) continue;
    const own = trust(covered);
    for (const c of [0, 1, 2]) {
      const held = Math.min(1.5 * (most[c] ?? 0) + 0.15, Math.max(least[c] ?? 0, color[p * 3 + c] ?? 0));
      filled[p * 3 + c] = own * held + (1 - own) * (mean[c] ?? 0);
    }
  }
  return filled;
}

/** Lays the product over its own soft shadow, which is black and partly clear. */
function compose(layers: Layers, samples: number): Buffer {
  const { width, height, of } = layers;
  const color = fillRim(denoise(layers), layers);
  const shadow = softShadow(layers, samples);
  const pixels = Buffer.alloc(width * height * 4);
  for (let p = 0; p < width * height; p += 1) {
    const cover = Math.min(1, of.cover[p] ?? 0);
    const alpha = cover + (1 - cover) * (shadow[p] ?? 0);
    const toned = neutral(
      (color[p * 3] ?? 0) * EXPOSURE,
      (color[p * 3 + 1] ?? 0) * EXPOSURE,
      (color[p * 3 + 2] ?? 0) * EXPOSURE,
    );
    for (const [c, value] of toned.entries())
      pixels[p * 4 + c] = (toByte(value) * cover) / Math.max(alpha, 1e-3);
    pixels[p * 4 + 3] = Math.round(255 * Math.min(1, alpha));
  }
  return pixels;
}

/** Turns Blender's raw layers into a transparent PNG. */
export async function develop(
  raw: string,
  png: string,
  { width, height, samples }: RenderSettings,
): Promise<void> {
  const pixels = compose(await readLayers(raw, width, height), samples);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(png);
}
