import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { tripleBlock } from './parts/cameras';

/** Desert titanium, three lenses in a square block. */
export const iphone16Pro: PhoneSpec = {
  family: 'phone',
  width: 71.5,
  height: 149.6,
  thickness: 8.25,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#b79b84', surface: 'brushed' },
  bezel: { side: 2, top: 2, bottom: 2 },
  screen: { wallpaper: wallpapers.coral, style: 'lock', cutout: 'island' },
  back: { color: '#c4ae9b', surface: 'frosted', ...tripleBlock(71.5, 149.6, '#b79b84', '#c4ae9b') },
};
