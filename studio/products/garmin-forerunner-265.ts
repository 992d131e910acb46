import type { WatchSpec } from '../families/watch/spec';

/** A round runner watch in black polymer with five buttons. */
export const garminForerunner265: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 46.1,
  height: 46.1,
  thickness: 12.9,
  corner: 23,
  body: { color: '#1c1d1f', surface: 'plastic' },
  rim: { width: 3.4, color: '#26282b', rise: 0.8 },
  glass: { margin: 1.4, rise: 0.3, curve: 0.6 },
  crowns: [
    { y: 11, size: 6, length: 1.6, color: '#c7cbd0', kind: 'button' },
    { y: -11, size: 6, length: 1.6, kind: 'button' },
  ],
  band: { width: 22, color: '#1f2022', kind: 'ribbed' },
  lugs: true,
  face: { kind: 'sport', accent: '#c6ff3d', second: '#2fd0ff', ground: '#000000' },
};
