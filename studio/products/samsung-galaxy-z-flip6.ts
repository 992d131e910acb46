import type { FlipPhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A clamshell: mint, two lenses beside the cover screen. */
export const samsungGalaxyZFlip6: FlipPhoneSpec = {
  family: 'flip-phone',
  width: 71.9,
  height: 165.1,
  thickness: 6.9,
  corner: 10.5,
  edge: 1.6,
  frame: { color: '#c8d8d0', surface: 'matte' },
  bezel: { side: 2.6, top: 2.8, bottom: 2.8 },
  screen: { wallpaper: wallpapers.reef, style: 'lock', cutout: 'hole' },
  back: {
    color: '#cfe6da',
    surface: 'frosted',
    islands: [],
    lenses: [
      { x: 5, y: -29, size: 14.5, rise: 1.6, ring: '#9fb5aa' },
      { x: 22.5, y: -29, size: 14.5, rise: 1.6, ring: '#9fb5aa' },
    ],
    lamps: [{ x: -6, y: -31, size: 3.5, rise: 0.4, kind: 'flash' }],
  },
  cover: { x: 0, y: 8.5, width: 63, height: 58, corner: 5, beside: { width: 20, height: 15 } },
};
