import type { NotebookSpec } from '../families/notebook/spec';
import { macbookAir15M4 } from './macbook-air-15-m4';
import { wallpapers } from './wallpapers';

/** The M4 in midnight, a blue that is nearly black. */
export const macbookAir15M5: NotebookSpec = {
  ...macbookAir15M4,
  body: { color: '#2c3542', surface: 'anodized' },
  screen: { ...macbookAir15M4.screen, wallpaper: wallpapers.sand },
  pose: 'left',
};
