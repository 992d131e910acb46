import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** Nearly square corners, titanium, four bare lens rings and a pen. */
export const samsungGalaxyS24Ultra: PhoneSpec = {
  family: 'phone',
  width: 79,
  height: 162.3,
  thickness: 8.6,
  corner: 4.2,
  edge: 3,
  frame: { color: '#8f8a84', surface: 'brushed' },
  bezel: { side: 2.2, top: 2.4, bottom: 2.6 },
  screen: { wallpaper: wallpapers.graphite, style: 'stacked', cutout: 'hole' },
  back: {
    color: '#77726e',
    surface: 'frosted',
    islands: [],
    lenses: [
      { x: -26, y: 67.5, size: 15.5, rise: 2.4, ring: '#4d4a48' },
      { x: -26, y: 47.5, size: 15.5, rise: 2.4, ring: '#4d4a48' },
      { x: -26, y: 27.5, size: 15.5, rise: 2.4, ring: '#4d4a48' },
      { x: -7, y: 37.5, size: 10.5, rise: 1.6, ring: '#4d4a48' },
    ],
    lamps: [
      { x: -7, y: 62, size: 5.5, rise: 0.5, kind: 'flash' },
      { x: -7, y: 51, size: 5, rise: 0.5, kind: 'sensor' },
    ],
  },
  pen: '#5b5856',
};
