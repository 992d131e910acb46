import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** A tall 3:2 screen; platinum (light gray) aluminum with keys of the same color. */
export const microsoftSurfaceLaptop713: NotebookSpec = {
  family: 'notebook',
  width: 301,
  depth: 220,
  height: 12,
  corner: 8,
  body: { color: '#c2c4c6', surface: 'anodized' },
  screen: { ratio: 1.5, side: 6, top: 7, kind: 'taskbar', wallpaper: wallpapers.cobalt },
  keyboard: {
    width: 270,
    depth: 105,
    from: 16,
    layout: 'pc',
    color: '#a0a2a5',
    legend: '#3c3e42',
    gap: 2.2,
  },
  trackpad: { width: 120, depth: 80 },
  hinge: 'bar',
  sockets: { left: ['c', 'c', 'a', 'jack'], right: ['connect'] },
  underside: 3,
  pose: 'front',
};
