import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { tripleBlock } from './parts/cameras';

/** Blue titanium, three lenses. */
export const iphone15Pro: PhoneSpec = {
  family: 'phone',
  width: 70.6,
  height: 146.6,
  thickness: 8.25,
  corner: 11.8,
  edge: 1.3,
  frame: { color: '#4b5362', surface: 'brushed' },
  bezel: { side: 2.1, top: 2.1, bottom: 2.1 },
  screen: { wallpaper: wallpapers.cobalt, style: 'lock', cutout: 'island' },
  back: { color: '#46505f', surface: 'frosted', ...tripleBlock(70.6, 146.6, '#4b5362', '#46505f') },
};
