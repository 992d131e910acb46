import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A square block with round corners at the top left, three lenses on it; black. */
export const oneplus15: PhoneSpec = {
  family: 'phone',
  width: 76.7,
  height: 161.4,
  thickness: 8.1,
  corner: 12,
  edge: 1.6,
  frame: { color: '#303235', surface: 'matte' },
  bezel: { side: 1.5, top: 1.5, bottom: 1.6 },
  screen: { wallpaper: wallpapers.magma, style: 'lock', cutout: 'hole' },
  back: {
    color: '#2a2b2e',
    surface: 'frosted',
    islands: [
      {
        x: -14.5,
        y: 56.9,
        width: 39,
        height: 39,
        corner: 11.5,
        rise: 2.2,
        color: '#63666c',
        surface: 'metal',
      },
      {
        x: -14.5,
        y: 56.9,
        width: 36,
        height: 36,
        corner: 10,
        rise: 2.5,
        color: '#0d0e10',
        surface: 'glass',
      },
    ],
    lenses: [
      { x: -22.8, y: 65.2, size: 14.5, rise: 4.2, ring: '#4a4c51' },
      { x: -22.8, y: 48.6, size: 14.5, rise: 4.2, ring: '#4a4c51' },
      { x: -6.2, y: 65.2, size: 14.5, rise: 4.2, ring: '#4a4c51' },
    ],
    lamps: [{ x: -6.2, y: 48.6, size: 6, rise: 2.6, kind: 'flash' }],
  },
};
