import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { uprightPair } from './parts/cameras';

/** Lavender glass, two lenses one above the other on a pill. */
export const iphone17: PhoneSpec = {
  family: 'phone',
  width: 71.5,
  height: 149.6,
  thickness: 7.95,
  corner: 12,
  edge: 1.3,
  frame: { color: '#c9bbe2', surface: 'matte' },
  bezel: { side: 1.9, top: 1.9, bottom: 1.9 },
  screen: { wallpaper: wallpapers.dusk, style: 'lock', cutout: 'island' },
  back: { color: '#d5c8ee', surface: 'frosted', ...uprightPair(71.5, 149.6, '#c9bbe2', '#d5c8ee') },
};
