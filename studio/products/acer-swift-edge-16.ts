import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Large and thin, dark olive magnesium. */
export const acerSwiftEdge16: NotebookSpec = {
  family: 'notebook',
  width: 357,
  depth: 248,
  height: 10,
  corner: 9,
  body: { colour: '#3a3e39', surface: 'anodised' },
  screen: { ratio: 1.6, side: 6, top: 9, kind: 'taskbar', wallpaper: wallpapers.sand },
  keyboard: {
    width: 322,
    depth: 108,
    from: 20,
    layout: 'pc',
    colour: '#1d1f1d',
    legend: '#e3e6e2',
    gap: 2.8,
  },
  trackpad: { width: 130, depth: 85 },
  hinge: 'bar',
  underside: 3,
};
