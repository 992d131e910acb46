import type { WatchSpec } from '../families/watch/spec';

/** A dome of glass like a pebble whose picture reaches farther out; matte black, a moon-gray band. */
export const googlePixelWatch441: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 41,
  height: 41,
  thickness: 11.4,
  corner: 20,
  body: { colour: '#232428', surface: 'matte' },
  glass: { margin: 2.8, rise: 4.6, curve: 8 },
  crowns: [{ y: 0, size: 7.2, length: 2, kind: 'crown' }],
  band: { width: 22, colour: '#8b929b', kind: 'sport' },
  face: { kind: 'digits', accent: '#e6ecf4', second: '#8d99a8', ground: '#2a3038' },
};
