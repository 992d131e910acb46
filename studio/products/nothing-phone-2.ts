import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';

/** A clear back with white light strips over a dark inside, two lenses. */
export const nothingPhone2: PhoneSpec = {
  family: 'phone',
  width: 76.4,
  height: 162.1,
  thickness: 8.6,
  corner: 13,
  edge: 1.6,
  frame: { colour: '#6c6e73', surface: 'matte' },
  bezel: { side: 2.6, top: 2.6, bottom: 2.6 },
  screen: { wallpaper: wallpapers.graphite, style: 'stacked', cutout: 'hole' },
  back: {
    colour: '#3d3f44',
    surface: 'glossy',
    glyphs: true,
    islands: [],
    lenses: [
      { x: -16, y: 64, size: 15, rise: 2.2, ring: '#26272a' },
      { x: -16, y: 46, size: 15, rise: 2.2, ring: '#26272a' },
    ],
    lamps: [{ x: -2, y: 66, size: 4.5, rise: 0.6, kind: 'flash' }],
  },
};
