import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A large round camera field at the left; emerald glass. */
export const oneplus12: PhoneSpec = {
  family: 'phone',
  width: 75.8,
  height: 164.3,
  thickness: 9.2,
  corner: 12,
  edge: 3.6,
  frame: { colour: '#6f8f80', surface: 'polished' },
  bezel: { side: 2, top: 2.2, bottom: 2.4 },
  screen: { wallpaper: wallpapers.meadow, style: 'lock', cutout: 'hole' },
  back: {
    colour: '#2f5e4e',
    surface: 'glossy',
    islands: [
      { x: -9.5, y: 50, width: 52, height: 52, corner: 26, rise: 1.9, colour: '#8aa79a', surface: 'metal' },
      { x: -9.5, y: 50, width: 49, height: 49, corner: 24.5, rise: 2.2, colour: '#0d1512', surface: 'glass' },
    ],
    lenses: [
      { x: -18.5, y: 60, size: 16, rise: 3.2, ring: '#22302b' },
      { x: 0, y: 60, size: 16, rise: 3.2, ring: '#22302b' },
      { x: -18.5, y: 41, size: 16, rise: 3.2, ring: '#22302b' },
    ],
    lamps: [{ x: 0, y: 41, size: 7, rise: 2.4, kind: 'flash' }],
  },
};
