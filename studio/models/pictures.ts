import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** No side of a picture is longer. */
const LARGEST = 1024;
const QUALITY = 84;

/** A drawing as a picture that a model wears. */
export async function encodeTexture(canvas: Canvas): Promise<Buffer> {
  return sharp(canvas.toBuffer('image/png'))
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}
