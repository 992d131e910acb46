import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A pill-shaped camera bar that stands free of the edges; gray-green. */
export const googlePixel9Pro: PhoneSpec = {
  family: 'phone',
  width: 72,
  height: 152.8,
  thickness: 8.5,
  corner: 13,
  edge: 1.4,
  frame: { color: '#a3a89e', surface: 'polished' },
  bezel: { side: 2.3, top: 2.4, bottom: 2.6 },
  screen: { wallpaper: wallpapers.heather, style: 'stacked', cutout: 'hole' },
  back: {
    color: '#8f968b',
    surface: 'frosted',
    islands: [
      { x: 0, y: 48, width: 62, height: 23, corner: 11.5, rise: 2.8, color: '#a9aea4', surface: 'metal' },
      {
        x: -3.5,
        y: 48,
        width: 49,
        height: 18.5,
        corner: 9.2,
        rise: 3.1,
        color: '#0a0a0c',
        surface: 'glass',
      },
    ],
    lenses: [
      { x: -18.5, y: 48, size: 14, rise: 3.5 },
      { x: -4, y: 48, size: 14, rise: 3.5 },
      { x: 11, y: 48, size: 13, rise: 3.5 },
    ],
    lamps: [{ x: 25, y: 50, size: 5, rise: 2.9, kind: 'flash' }],
  },
};
