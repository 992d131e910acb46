import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** The wide flat one; midnight, a blue that is nearly black. */
export const macbookAir15M5: NotebookSpec = {
  family: 'notebook',
  width: 340.4,
  depth: 237.6,
  height: 7.8,
  corner: 11.5,
  body: { colour: '#2c3542', surface: 'anodised' },
  screen: { ratio: 1.5451, side: 6.6, top: 7.2, notch: true, kind: 'dock', wallpaper: wallpapers.sand },
  keyboard: {
    width: 272,
    depth: 112,
    from: 18,
    layout: 'dock',
    colour: '#121315',
    legend: '#e9eaee',
    gap: 2.8,
    well: '#0b0c0e',
  },
  trackpad: { width: 147, depth: 92 },
  hinge: 'barrel',
  underside: 4.5,
  pose: 'left',
};
