import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** The longest side of a texture in pixels. */
const LARGEST = 1024;
const QUALITY = 84;

/** A drawing as a texture. */
export async function encodeTexture(canvas: Canvas): Promise<Buffer> {
  return sharp(canvas.toBuffer('image/png'))
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}
