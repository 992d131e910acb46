import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** The small one: a Home button, wide margins, one lens, red. */
export const iphoneSe3: PhoneSpec = {
  family: 'phone',
  width: 67.3,
  height: 138.4,
  thickness: 7.3,
  corner: 11,
  edge: 3,
  frame: { colour: '#b5142c', surface: 'matte' },
  bezel: { side: 3.6, top: 16.5, bottom: 16.5 },
  screen: { wallpaper: wallpapers.magma, style: 'lock', cutout: 'none' },
  back: {
    colour: '#c2152f',
    surface: 'glossy',
    islands: [],
    lenses: [{ x: -23, y: 59.5, size: 11.5, rise: 1.2, ring: '#c9ccd0' }],
    lamps: [{ x: -12, y: 59.5, size: 5, rise: 0.6, kind: 'flash' }],
  },
  homeButton: true,
};
