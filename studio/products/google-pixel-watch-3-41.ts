import type { WatchSpec } from '../families/watch/spec';

/** A dome of glass like a pebble, matte black, one crown. */
export const googlePixelWatch341: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 41,
  height: 41,
  thickness: 7.8,
  corner: 20,
  pebble: true,
  body: { color: '#232428', surface: 'matte' },
  glass: { margin: 4.6, rise: 4.2, curve: 14 },
  crowns: [{ y: 0, size: 8, length: 3.2, color: '#9a9ca2', kind: 'crown' }],
  band: { width: 22, color: '#1b1c1f', kind: 'sport' },
  face: { kind: 'analogue', accent: '#7fd7c4', second: '#123d4a', ground: '#04090c' },
};
