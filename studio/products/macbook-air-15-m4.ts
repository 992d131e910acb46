import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** The wide flat one; pale gold starlight aluminum. */
export const macbookAir15M4: NotebookSpec = {
  family: 'notebook',
  width: 340.4,
  depth: 237.6,
  height: 7.8,
  corner: 11.5,
  body: { color: '#e6dccb', surface: 'anodized' },
  screen: { ratio: 1.5451, side: 6.6, top: 7.2, notch: true, kind: 'dock', wallpaper: wallpapers.aurora },
  keyboard: {
    width: 272,
    depth: 112,
    from: 18,
    layout: 'mac',
    color: '#121315',
    legend: '#e9eaee',
    gap: 2.8,
    well: '#0b0c0e',
  },
  trackpad: { width: 147, depth: 92 },
  hinge: 'barrel',
  sockets: { left: ['magnet', 'c', 'c'], right: ['jack'] },
  underside: 4.5,
};
