import path from 'node:path';

/** Render settings; all of them are part of the hash that decides which pictures are rendered again. */
export interface RenderSettings {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

const studio = path.resolve(import.meta.dirname, '..');
export const CACHE = path.join(studio, '.cache');
export const PUBLIC = path.resolve(studio, '../examples/ultraviolet');
const images = path.join(PUBLIC, 'images');
export const PRODUCT_IMAGES = path.join(images, 'products');
export const SCENE_IMAGES = images;

/** The product pictures' frame and the widths in which they are encoded. */
export const FINAL: RenderSettings = { width: 1280, height: 960, samples: 16 };
export const DRAFT: RenderSettings = { width: 512, height: 384, samples: 16 };
export const WIDTHS: readonly number[] = [320, 640, 960, 1280];
/** The other sides are seen small in a strip, and large one at a time. */
export const VIEW: RenderSettings = { width: 960, height: 720, samples: 8 };
export const VIEW_WIDTHS: readonly number[] = [320, 640, 960];
