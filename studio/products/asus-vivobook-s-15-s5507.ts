import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Wide, with a 16:9 screen; cool silver with pale gray keys. */
export const asusVivobookS15S5507: NotebookSpec = {
  family: 'notebook',
  width: 352.6,
  depth: 226.9,
  height: 10.8,
  corner: 9,
  body: { color: '#bcc3cc', surface: 'anodized' },
  screen: { ratio: 1.7778, side: 5, top: 8.5, kind: 'taskbar', wallpaper: wallpapers.tide },
  keyboard: {
    width: 312,
    depth: 104,
    from: 20,
    layout: 'pc',
    color: '#aeb5bf',
    legend: '#33373f',
    gap: 3,
  },
  trackpad: { width: 130, depth: 86 },
  hinge: 'bar',
  sockets: { left: ['hdmi', 'c', 'c', 'microsd', 'jack'], right: ['a', 'a'] },
  underside: 3,
  pose: 'front',
};
