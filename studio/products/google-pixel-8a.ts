import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** Round and soft, a bar across the whole back; bay blue. */
export const googlePixel8a: PhoneSpec = {
  family: 'phone',
  width: 72.7,
  height: 152.1,
  thickness: 8.9,
  corner: 16,
  edge: 4,
  frame: { color: '#a7c4e6', surface: 'matte' },
  bezel: { side: 3.4, top: 3.6, bottom: 4.6 },
  screen: { wallpaper: wallpapers.lagoon, style: 'home', cutout: 'hole' },
  back: {
    color: '#a9c9ee',
    surface: 'plastic',
    islands: [
      { x: 0, y: 50, width: 71.6, height: 19, corner: 3, rise: 1.6, color: '#a7c4e6', surface: 'metal' },
      { x: -11, y: 50, width: 33, height: 14.5, corner: 7.2, rise: 1.9, color: '#0b0c0f', surface: 'glass' },
    ],
    lenses: [
      { x: -19.5, y: 50, size: 12, rise: 2.3 },
      { x: -4, y: 50, size: 12, rise: 2.3 },
    ],
    lamps: [{ x: 12, y: 50, size: 5, rise: 1.7, kind: 'flash' }],
  },
};
