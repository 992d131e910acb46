import type { PhoneSpec } from '../families/phone/spec';
import { wallpapers } from './wallpapers';
import { column } from './parts/cameras';

/** Compact, icy blue, three bare lens rings in a column. */
export const samsungGalaxyS25: PhoneSpec = {
  family: 'phone',
  width: 70.5,
  height: 146.9,
  thickness: 7.2,
  corner: 10.5,
  edge: 1.5,
  frame: { color: '#c2cfdc', surface: 'matte' },
  bezel: { side: 2.2, top: 2.3, bottom: 2.5 },
  screen: { wallpaper: wallpapers.glacier, style: 'stacked', cutout: 'hole' },
  back: { color: '#c3d8ea', surface: 'frosted', ...column(70.5, 146.9, '#2c3036', 3) },
};
