import type { NotebookSpec } from '../families/notebook/spec';
import { macbookPro14M4 } from './macbook-pro-14-m4';
import { wallpapers } from './wallpapers';

/** The M4 in space black aluminum. */
export const macbookPro14M5: NotebookSpec = {
  ...macbookPro14M4,
  body: { color: '#343438', surface: 'anodized' },
  screen: { ...macbookPro14M4.screen, wallpaper: wallpapers.ruby },
  pose: 'wide',
};
