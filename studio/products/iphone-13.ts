import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { diagonalBlock } from './parts/cameras';

/** Dark blue glass, two lenses on the diagonal, a notch. */
export const iphone13: PhoneSpec = {
  family: 'phone',
  width: 71.5,
  height: 146.7,
  thickness: 7.65,
  corner: 11.8,
  edge: 1.3,
  frame: { colour: '#2a5577', surface: 'matte' },
  bezel: { side: 2.8, top: 2.8, bottom: 2.8 },
  screen: { wallpaper: wallpapers.lagoon, style: 'lock', cutout: 'notch' },
  back: { colour: '#1f4a6b', surface: 'glossy', ...diagonalBlock(71.5, 146.7, '#2a5577', '#1f4a6b') },
};
