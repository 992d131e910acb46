import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Small, with a 3:2 screen; light blue-teal aluminum with keys of the same color. */
export const microsoftSurfaceLaptop13: NotebookSpec = {
  family: 'notebook',
  width: 285.7,
  depth: 214.1,
  height: 11.6,
  corner: 10,
  body: { color: '#9bb6bf', surface: 'anodized' },
  screen: { ratio: 1.5, side: 7.5, top: 8.5, kind: 'taskbar', wallpaper: wallpapers.coral },
  keyboard: {
    width: 256,
    depth: 102,
    from: 17,
    layout: 'pc',
    color: '#88a3ad',
    legend: '#f1f9fb',
    gap: 2.2,
  },
  trackpad: { width: 112, depth: 76 },
  hinge: 'bar',
  sockets: { left: ['c', 'c', 'a'], right: ['jack'] },
  underside: 3.6,
  pose: 'wide',
};
