import type { WatchSpec } from '../families/watch/spec';

/** Thin, matte space gray, a wide screen to the edges with large figures. */
export const appleWatchSeries1242: WatchSpec = {
  family: 'watch',
  shape: 'square',
  width: 36,
  height: 42,
  thickness: 9.4,
  corner: 12.5,
  body: { color: '#66686e', surface: 'matte' },
  glass: { margin: 1, rise: 1.5, curve: 2.4 },
  crowns: [
    { y: 6, size: 7, length: 1.6, kind: 'crown' },
    { y: -5, size: 10, length: 0.4, kind: 'button' },
  ],
  band: { width: 22, color: '#1d1d20', kind: 'sport' },
  face: { kind: 'digits', accent: '#ffd9a8', second: '#ff7a59', ground: '#7a1f6a' },
};
