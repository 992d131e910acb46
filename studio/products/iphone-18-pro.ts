import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { triplePlateau } from './parts/plateaus';

/** A plateau across the whole top of the back, three lenses at its left, the flash at its right; silver aluminum. */
export const iphone18Pro: PhoneSpec = {
  family: 'phone',
  width: 71.9,
  height: 150,
  thickness: 8.75,
  corner: 12.5,
  edge: 2.6,
  frame: { color: '#cfd1d4', surface: 'matte' },
  bezel: { side: 1.8, top: 1.8, bottom: 1.8 },
  screen: { wallpaper: wallpapers.aurora, style: 'lock', cutout: 'island' },
  back: { color: '#cbcdd0', surface: 'metal', ...triplePlateau(71.9, 150, '#c6c8cb') },
};
