import type { WatchSpec } from '../families/watch/spec';

/** A classic round watch, black, a crown with a red ring and a button. */
export const amazfitGtr4: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 46,
  height: 46,
  thickness: 10.6,
  corner: 23,
  body: { colour: '#26272b', surface: 'matte' },
  rim: { width: 2.4, colour: '#17181b', rise: 0.9 },
  glass: { margin: 1.2, rise: 0.3, curve: 0.6 },
  crowns: [
    { y: 9, size: 7, length: 2.6, colour: '#a8323a', kind: 'crown' },
    { y: -10, size: 6.5, length: 1.2, kind: 'button' },
  ],
  band: { width: 22, colour: '#1e1f22', kind: 'sport', stripe: '#a8323a' },
  lugs: true,
  face: { kind: 'analogue', accent: '#ff4d4d', second: '#3a0d14', ground: '#070506' },
};
