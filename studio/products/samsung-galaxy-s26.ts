import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { uprightTriple } from './parts/cameras';

/** Compact; three lenses on an upright pill; cobalt violet glass. */
export const samsungGalaxyS26: PhoneSpec = {
  family: 'phone',
  width: 71.7,
  height: 149.6,
  thickness: 7.2,
  corner: 11.5,
  edge: 1.5,
  frame: { color: '#5b59a8', surface: 'matte' },
  bezel: { side: 2.1, top: 2.1, bottom: 2.3 },
  screen: { wallpaper: wallpapers.prism, style: 'stacked', cutout: 'hole' },
  back: { color: '#5654a3', surface: 'frosted', ...uprightTriple(71.7, 149.6, '#4a4892', '#1b1b33') },
};
