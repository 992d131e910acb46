import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Silver, a 3:2 screen in a wide exchangeable frame, black keys without a well. */
export const frameworkLaptop13Ryzen7040: NotebookSpec = {
  family: 'notebook',
  width: 296.6,
  depth: 229,
  height: 11.5,
  corner: 10,
  body: { colour: '#cfd1d4', surface: 'anodised' },
  screen: { ratio: 1.5, side: 8.5, top: 12, kind: 'taskbar', wallpaper: wallpapers.prism },
  keyboard: {
    width: 266,
    depth: 108,
    from: 24,
    layout: 'pc',
    colour: '#1a1b1d',
    legend: '#e6e7ea',
    gap: 2.9,
  },
  trackpad: { width: 115, depth: 76 },
  hinge: 'pair',
  underside: 3,
};
