import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** The large one, with wide speaker strips; silver. */
export const macbookPro16M4Pro: NotebookSpec = {
  family: 'notebook',
  width: 355.7,
  depth: 248.1,
  height: 12,
  corner: 11.5,
  body: { color: '#d9dbde', surface: 'anodized' },
  screen: { ratio: 1.547, side: 5.4, top: 5.8, notch: true, kind: 'dock', wallpaper: wallpapers.orchid },
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
  trackpad: { width: 160, depth: 99 },
  hinge: 'barrel',
  sockets: { left: ['magnet', 'c', 'c', 'jack'], right: ['hdmi', 'c', 'sd'] },
  underside: 3.4,
  grilles: 26,
  pose: 'wide',
};
