import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Thin and flat; pale blue aluminum. */
export const macbookAir13M4: NotebookSpec = {
  family: 'notebook',
  width: 304.1,
  depth: 215,
  height: 7.6,
  corner: 11.5,
  body: { color: '#c3d4e4', surface: 'anodized' },
  screen: { ratio: 1.5385, side: 6.5, top: 7, notch: true, kind: 'dock', wallpaper: wallpapers.glacier },
  keyboard: {
    width: 272,
    depth: 108,
    from: 15,
    layout: 'mac',
    color: '#121315',
    legend: '#e9eaee',
    gap: 2.8,
    well: '#0b0c0e',
  },
  trackpad: { width: 130, depth: 81 },
  hinge: 'barrel',
  sockets: { left: ['magnet', 'c', 'c'], right: ['jack'] },
  underside: 4.5,
  pose: 'left',
};
