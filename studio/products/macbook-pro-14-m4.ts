import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Thicker, with speaker strips; nearly black aluminum. */
export const macbookPro14M4: NotebookSpec = {
  family: 'notebook',
  width: 312.6,
  depth: 221.2,
  height: 11,
  corner: 11.5,
  body: { color: '#3a3a3f', surface: 'anodized' },
  screen: { ratio: 1.5397, side: 5.2, top: 5.6, notch: true, kind: 'dock', wallpaper: wallpapers.iris },
  keyboard: {
    width: 272,
    depth: 108,
    from: 15,
    layout: 'mac',
    color: '#121315',
    legend: '#e9eaee',
    gap: 2.8,
    well: '#0b0c0e',
  },
  trackpad: { width: 130, depth: 80 },
  hinge: 'barrel',
  sockets: { left: ['magnet', 'c', 'c', 'jack'], right: ['hdmi', 'c', 'sd'] },
  underside: 3.4,
  grilles: 11,
  pose: 'front',
};
