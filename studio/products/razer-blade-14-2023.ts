import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** A black aluminium block, green key legends, large speakers beside the keys. */
export const razerBlade142023: NotebookSpec = {
  family: 'notebook',
  width: 310.7,
  depth: 228,
  height: 14,
  corner: 6,
  body: { colour: '#1f2023', surface: 'anodised' },
  screen: { ratio: 1.6, side: 5.5, top: 8, kind: 'taskbar', wallpaper: wallpapers.neon },
  keyboard: {
    width: 254,
    depth: 104,
    from: 24,
    layout: 'pc',
    colour: '#0f1011',
    legend: '#5fe83f',
    gap: 2.8,
  },
  trackpad: { width: 140, depth: 87 },
  hinge: 'barrel',
  grilles: 16,
  underside: 2,
};
