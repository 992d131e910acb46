import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Graphite; a strip to touch over keys from edge to edge without gaps, and a palm rest without a visible trackpad. */
export const dellXps139345: NotebookSpec = {
  family: 'notebook',
  width: 295.3,
  depth: 199.1,
  height: 11,
  corner: 9,
  body: { color: '#4a4c51', surface: 'anodized', deck: '#3c3e43' },
  screen: { ratio: 1.6, side: 4.6, top: 6, kind: 'taskbar', wallpaper: wallpapers.dusk },
  keyboard: {
    width: 283,
    depth: 102,
    from: 14,
    layout: 'touch',
    color: '#37393e',
    legend: '#dfe2e8',
    gap: 0.7,
  },
  trackpad: { width: 120, depth: 70, seamless: true },
  hinge: 'bar',
  sockets: { left: ['c'], right: ['c'] },
  underside: 3,
};
