import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** One bare lens at the top left; black glass. */
export const iphone17e: PhoneSpec = {
  family: 'phone',
  width: 71.5,
  height: 146.7,
  thickness: 7.8,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#2b2c2f', surface: 'matte' },
  bezel: { side: 2.6, top: 2.6, bottom: 2.6 },
  screen: { wallpaper: wallpapers.lagoon, style: 'lock', cutout: 'notch' },
  back: {
    color: '#26272b',
    surface: 'glossy',
    islands: [],
    lenses: [{ x: -24, y: 61.5, size: 16, rise: 2.6, ring: '#3a3b3f' }],
    lamps: [{ x: -9.5, y: 61.5, size: 5.4, rise: 0.5, kind: 'flash' }],
  },
};
