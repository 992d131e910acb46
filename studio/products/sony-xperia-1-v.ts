import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** Tall and narrow, straight sides, a slim camera column; khaki. */
export const sonyXperia1V: PhoneSpec = {
  family: 'phone',
  width: 71,
  height: 165,
  thickness: 8.3,
  corner: 7,
  edge: 1.2,
  frame: { colour: '#5a5e54', surface: 'brushed' },
  bezel: { side: 2, top: 7, bottom: 6.4 },
  screen: { wallpaper: wallpapers.sand, style: 'lock', cutout: 'none' },
  back: {
    colour: '#4d5248',
    surface: 'frosted',
    islands: [
      { x: -23, y: 48, width: 18, height: 58, corner: 8, rise: 1.9, colour: '#16181a', surface: 'glass' },
    ],
    lenses: [
      { x: -23, y: 66.5, size: 13, rise: 2.8, ring: '#2b2d2c' },
      { x: -23, y: 50, size: 14, rise: 2.8, ring: '#2b2d2c' },
      { x: -23, y: 33, size: 13, rise: 2.8, ring: '#2b2d2c' },
    ],
    lamps: [{ x: -23, y: 23, size: 4, rise: 2, kind: 'flash' }],
  },
};
