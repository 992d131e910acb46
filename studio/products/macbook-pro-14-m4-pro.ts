import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Thicker, with speaker strips; silver aluminum. */
export const macbookPro14M4Pro: NotebookSpec = {
  family: 'notebook',
  width: 312.6,
  depth: 221.2,
  height: 11,
  corner: 11.5,
  body: { colour: '#d9dbde', surface: 'anodised' },
  screen: { ratio: 1.5397, side: 5.2, top: 5.6, notch: true, kind: 'dock', wallpaper: wallpapers.meadow },
  keyboard: {
    width: 272,
    depth: 108,
    from: 15,
    layout: 'dock',
    colour: '#121315',
    legend: '#e9eaee',
    gap: 2.8,
    well: '#0b0c0e',
  },
  trackpad: { width: 130, depth: 80 },
  hinge: 'barrel',
  underside: 3.4,
  grilles: 11,
  pose: 'left',
};
