import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { uprightPair } from './parts/cameras';

/** Ultramarine glass, two lenses one above the other. */
export const iphone16: PhoneSpec = {
  family: 'phone',
  width: 71.6,
  height: 147.6,
  thickness: 7.8,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#6f80e6', surface: 'matte' },
  bezel: { side: 2.4, top: 2.4, bottom: 2.4 },
  screen: { wallpaper: wallpapers.iris, style: 'lock', cutout: 'island' },
  back: { color: '#8496f2', surface: 'frosted', ...uprightPair(71.6, 147.6, '#6f80e6', '#8496f2') },
};
