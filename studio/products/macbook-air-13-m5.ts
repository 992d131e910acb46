import type { NotebookSpec } from '../families/notebook/spec';
import { macbookAir13M4 } from './macbook-air-13-m4';
import { wallpapers } from './wallpapers';

/** The M4 in sky blue aluminum. */
export const macbookAir13M5: NotebookSpec = {
  ...macbookAir13M4,
  body: { color: '#b3cbe2', surface: 'anodized' },
  screen: { ...macbookAir13M4.screen, wallpaper: wallpapers.reef },
  pose: 'right',
};
