import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { besideTriple } from './parts/cameras';

/** Large, with round corners; three lenses on a pill, a small one beside it, a pen; black. */
export const samsungGalaxyS26Ultra: PhoneSpec = {
  family: 'phone',
  width: 78.1,
  height: 163.6,
  thickness: 7.9,
  corner: 10,
  edge: 1.8,
  frame: { color: '#3a3a3e', surface: 'brushed' },
  bezel: { side: 1.8, top: 1.9, bottom: 2.1 },
  screen: { wallpaper: wallpapers.heather, style: 'stacked', cutout: 'hole' },
  back: { color: '#34353a', surface: 'frosted', ...besideTriple(78.1, 163.6) },
  pen: '#2c2c30',
};
