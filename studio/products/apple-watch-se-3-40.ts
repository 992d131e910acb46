import type { WatchSpec } from '../families/watch/spec';

/** The plain one: midnight, a wider margin around the screen, a lilac band. */
export const appleWatchSe340: WatchSpec = {
  family: 'watch',
  shape: 'square',
  width: 34,
  height: 40,
  thickness: 10.4,
  corner: 11,
  body: { color: '#2b313c', surface: 'matte' },
  glass: { margin: 2.4, rise: 1.4, curve: 2.4 },
  crowns: [
    { y: 5.5, size: 7, length: 1.7, kind: 'crown' },
    { y: -5, size: 9.5, length: 0.4, kind: 'button' },
  ],
  band: { width: 21, color: '#a79bc4', kind: 'sport' },
  face: { kind: 'analogue', accent: '#ffa0c8', second: '#4b3a8c', ground: '#0a0718' },
};
