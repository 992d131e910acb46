import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Thin, its edges well rounded, a lip over the camera; cosmic blue. */
export const lenovoYogaSlim7x: NotebookSpec = {
  family: 'notebook',
  width: 325,
  depth: 225.2,
  height: 9.2,
  corner: 12,
  body: { color: '#333f5c', surface: 'anodized', deck: '#2d3853' },
  screen: { ratio: 1.6, side: 5.5, top: 7.5, lip: true, kind: 'taskbar', wallpaper: wallpapers.sunrise },
  keyboard: {
    width: 282,
    depth: 106,
    from: 18,
    layout: 'pc',
    color: '#222b42',
    legend: '#dfe6f4',
    gap: 2.9,
  },
  trackpad: { width: 135, depth: 80 },
  hinge: 'bar',
  sockets: { left: ['c', 'c'], right: ['c'] },
  underside: 4.6,
};
