import type { NotebookSpec } from '../families/notebook/spec';
import { macbookPro14M4 } from './macbook-pro-14-m4';
import { wallpapers } from './wallpapers';

/** The M4 in silver aluminum. */
export const macbookPro14M4Pro: NotebookSpec = {
  ...macbookPro14M4,
  body: { color: '#d9dbde', surface: 'anodized' },
  screen: { ...macbookPro14M4.screen, wallpaper: wallpapers.meadow },
  pose: 'left',
};
