import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { diagonalBlock } from './parts/cameras';

/** Pink frosted glass, two lenses on the diagonal. */
export const iphone15: PhoneSpec = {
  family: 'phone',
  width: 71.6,
  height: 147.6,
  thickness: 7.8,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#e9c3c7', surface: 'matte' },
  bezel: { side: 2.4, top: 2.4, bottom: 2.4 },
  screen: { wallpaper: wallpapers.orchid, style: 'lock', cutout: 'island' },
  back: { color: '#f2d3d5', surface: 'frosted', ...diagonalBlock(71.6, 147.6, '#e9c3c7', '#f2d3d5') },
};
