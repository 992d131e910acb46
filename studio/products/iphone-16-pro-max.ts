import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { tripleBlock } from './parts/cameras';

/** The largest; natural titanium, three lenses. */
export const iphone16ProMax: PhoneSpec = {
  family: 'phone',
  width: 77.6,
  height: 163,
  thickness: 8.25,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#a09a90', surface: 'brushed' },
  bezel: { side: 2, top: 2, bottom: 2 },
  screen: { wallpaper: wallpapers.sand, style: 'lock', cutout: 'island' },
  back: { color: '#b3ada3', surface: 'frosted', ...tripleBlock(77.6, 163, '#a09a90', '#b3ada3') },
};
