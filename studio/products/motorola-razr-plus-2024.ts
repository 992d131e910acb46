import type { FlipPhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A clamshell whose cover screen fills the lid around its two lenses; navy. */
export const motorolaRazrPlus2024: FlipPhoneSpec = {
  family: 'flip-phone',
  width: 74,
  height: 171.4,
  thickness: 7.1,
  corner: 11,
  edge: 1.8,
  frame: { color: '#3a4562', surface: 'matte' },
  bezel: { side: 2.4, top: 2.6, bottom: 2.6 },
  screen: { wallpaper: wallpapers.ember, style: 'stacked', cutout: 'hole' },
  back: {
    color: '#26304b',
    surface: 'leather',
    islands: [],
    lenses: [
      { x: -23, y: -28, size: 14.5, rise: 1.8, ring: '#1b2336' },
      { x: -5, y: -28, size: 14.5, rise: 1.8, ring: '#1b2336' },
    ],
    lamps: [{ x: 7, y: -30, size: 3.5, rise: 0.5, kind: 'flash' }],
  },
  cover: { x: 0, y: 0, width: 68, height: 79, corner: 9 },
};
