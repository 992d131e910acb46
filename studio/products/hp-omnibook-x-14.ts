import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Plain silver with light gray keys. */
export const hpOmnibookX14: NotebookSpec = {
  family: 'notebook',
  width: 312.8,
  depth: 223.5,
  height: 11,
  corner: 10,
  body: { color: '#c5c8cd', surface: 'anodized' },
  screen: { ratio: 1.6, side: 6, top: 9, kind: 'taskbar', wallpaper: wallpapers.heather },
  keyboard: {
    width: 276,
    depth: 104,
    from: 19,
    layout: 'pc',
    color: '#d3d5d9',
    legend: '#4a4d54',
    gap: 2.6,
  },
  trackpad: { width: 125, depth: 80 },
  hinge: 'bar',
  sockets: { left: ['c', 'c'], right: ['a', 'jack'] },
  underside: 4,
};
