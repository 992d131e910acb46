import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Platinum-white aluminum with speakers beside the keys. */
export const asusRogZephyrusG142024: NotebookSpec = {
  family: 'notebook',
  width: 311,
  depth: 220,
  height: 12.5,
  corner: 8,
  body: { color: '#cdcdd2', surface: 'anodized' },
  screen: { ratio: 1.6, side: 5.6, top: 8, kind: 'taskbar', wallpaper: wallpapers.magma },
  keyboard: {
    width: 258,
    depth: 103,
    from: 22,
    layout: 'pc',
    color: '#d3d3d9',
    legend: '#4d5058',
    gap: 2.9,
  },
  trackpad: { width: 130, depth: 83 },
  hinge: 'pair',
  sockets: { left: ['power', 'hdmi', 'c', 'a', 'jack'], right: ['microsd', 'c', 'a'] },
  grilles: 13,
  underside: 3,
  pose: 'left',
};
