import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { singlePlateau } from './parts/plateaus';

/** Very thin; a raised bar across the back with one lens at its left, a polished frame; sky blue. */
export const iphoneAir: PhoneSpec = {
  family: 'phone',
  width: 74.7,
  height: 156.2,
  thickness: 5.64,
  corner: 13,
  edge: 1.5,
  frame: { color: '#bcd3e6', surface: 'polished' },
  bezel: { side: 1.9, top: 1.9, bottom: 1.9 },
  screen: { wallpaper: wallpapers.glacier, style: 'lock', cutout: 'island' },
  back: { color: '#c1dbf0', surface: 'frosted', ...singlePlateau(74.7, 156.2, '#bcd3e6', '#a6c8e4') },
};
