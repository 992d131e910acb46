import type { WatchSpec } from '../families/watch/spec';

/** Thin, polished jet black, a wide screen to the edges. */
export const appleWatchSeries10: WatchSpec = {
  family: 'watch',
  shape: 'square',
  width: 36,
  height: 42,
  thickness: 9.2,
  corner: 12.5,
  body: { color: '#131316', surface: 'polished' },
  glass: { margin: 1.1, rise: 1.4, curve: 2.2 },
  crowns: [
    { y: 6, size: 7, length: 1.6, kind: 'crown' },
    { y: -5, size: 10, length: 0.4, kind: 'button' },
  ],
  band: { width: 22, color: '#1d1d20', kind: 'sport' },
  face: { kind: 'modular', accent: '#b08cff', second: '#3a1f8f', ground: '#0b0620' },
};
