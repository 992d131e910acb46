import type { NotebookSpec } from '../families/notebook/spec';
import { wallpapers } from './wallpapers';

/** Dark blue with blue keys. */
export const asusZenbook14OledUx3405: NotebookSpec = {
  family: 'notebook',
  width: 312.4,
  depth: 220.1,
  height: 11,
  corner: 9,
  body: { color: '#2f3d58', surface: 'anodized', deck: '#2b3850' },
  screen: { ratio: 1.6, side: 5, top: 7.5, kind: 'taskbar', wallpaper: wallpapers.lagoon },
  keyboard: {
    width: 282,
    depth: 107,
    from: 17,
    layout: 'pc',
    color: '#232d42',
    legend: '#dbe3f0',
    gap: 2.9,
  },
  trackpad: { width: 129, depth: 77 },
  hinge: 'bar',
  sockets: { left: ['a'], right: ['hdmi', 'c', 'c', 'jack'] },
  underside: 3.4,
  pose: 'wide',
};
