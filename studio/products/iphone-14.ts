import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { diagonalBlock } from './parts/cameras';

/** Pale purple glass, two lenses on the diagonal, a notch. */
export const iphone14: PhoneSpec = {
  family: 'phone',
  width: 71.5,
  height: 146.7,
  thickness: 7.8,
  corner: 11.8,
  edge: 1.3,
  frame: { colour: '#c9bfdf', surface: 'matte' },
  bezel: { side: 2.8, top: 2.8, bottom: 2.8 },
  screen: { wallpaper: wallpapers.dusk, style: 'lock', cutout: 'notch' },
  back: { colour: '#d6cdea', surface: 'glossy', ...diagonalBlock(71.5, 146.7, '#c9bfdf', '#d6cdea') },
};
