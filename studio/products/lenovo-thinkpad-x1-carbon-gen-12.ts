import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Matte black carbon, the red stick, three buttons over the trackpad, a lip over the camera. */
export const lenovoThinkpadX1CarbonGen12: NotebookSpec = {
  family: 'notebook',
  width: 312.8,
  depth: 214.8,
  height: 11.5,
  corner: 7,
  body: { color: '#232427', surface: 'painted' },
  screen: { ratio: 1.6, side: 6, top: 9, lip: true, kind: 'taskbar', wallpaper: wallpapers.ember },
  keyboard: {
    width: 276,
    depth: 102,
    from: 18,
    layout: 'pc',
    color: '#17181a',
    legend: '#eceef0',
    gap: 2.7,
    stick: true,
  },
  trackpad: { width: 112, depth: 56, buttons: true },
  hinge: 'pair',
  sockets: { left: ['c', 'c', 'a', 'hdmi'], right: ['jack', 'a'] },
  underside: 4,
  pose: 'left',
};
