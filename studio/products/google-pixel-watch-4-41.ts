import type { WatchSpec } from '../families/watch/spec';

/** A dome of glass like a pebble whose picture reaches farther out; matte black, a moon-gray band. */
export const googlePixelWatch441: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 41,
  height: 41,
  thickness: 8,
  corner: 20,
  pebble: true,
  body: { color: '#232428', surface: 'matte' },
  glass: { margin: 2.8, rise: 4.4, curve: 15 },
  crowns: [{ y: 0, size: 8, length: 3.2, color: '#9a9ca2', kind: 'crown' }],
  band: { width: 22, color: '#8b929b', kind: 'sport' },
  face: { kind: 'digits', accent: '#e6ecf4', second: '#8d99a8', ground: '#2a3038' },
};
