import sharp from 'sharp';
import { denoise, guidesOf } from './denoise';
import { readLayers, type Layers } from './layers';
import { softShadow } from './shadow';
import { neutral, toByte } from './tone';

const EXPOSURE = 1.1;

function compose(layers: Layers): Buffer {
  const { width, height, of } = layers;
  const { object } = guidesOf(layers);
  const colour = denoise(layers);
  const shadow = softShadow(layers, object);
  const pixels = Buffer.alloc(width * height * 4);
  for (let p = 0; p < width * height; p += 1) {
    const solid = object[p] === 1;
    const alpha = solid ? Math.min(1, of.alpha[p] ?? 0) : (shadow[p] ?? 0);
    const straight = (c: number) =>
      solid ? ((colour[p * 3 + c] ?? 0) / Math.max(alpha, 1e-3)) * EXPOSURE : 0;
    const [red, green, blue] = neutral(straight(0), straight(1), straight(2));
    pixels[p * 4] = toByte(red);
    pixels[p * 4 + 1] = toByte(green);
    pixels[p * 4 + 2] = toByte(blue);
    pixels[p * 4 + 3] = Math.round(255 * Math.min(1, alpha));
  }
  return pixels;
}

/** Turns Blender's raw layers into a transparent PNG. */
export async function develop(raw: string, png: string, width: number, height: number): Promise<void> {
  const pixels = compose(await readLayers(raw, width, height));
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(png);
}
