import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** The small plain one: an even frame without a notch; indigo aluminum with keys in a lighter tint of it. */
export const macbookNeo: NotebookSpec = {
  family: 'notebook',
  width: 297.5,
  depth: 206.4,
  height: 9,
  corner: 12.5,
  body: { color: '#3f4a74', surface: 'anodized' },
  screen: { ratio: 1.599, side: 8.75, top: 8.75, kind: 'dock', wallpaper: wallpapers.citrus },
  keyboard: {
    width: 270,
    depth: 104,
    from: 15,
    layout: 'mac',
    color: '#7f89b3',
    legend: '#f4f6ff',
    gap: 2.8,
  },
  trackpad: { width: 120, depth: 76 },
  hinge: 'barrel',
  sockets: { left: ['c', 'c', 'jack'], right: [] },
  underside: 4,
  pose: 'front',
};
