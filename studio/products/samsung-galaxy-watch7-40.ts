import type { WatchSpec } from '../families/watch/spec';

/** Round and flat, cream, two flat buttons. */
export const samsungGalaxyWatch740: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 40.4,
  height: 40.4,
  thickness: 9.7,
  corner: 20,
  body: { color: '#b9ab95', surface: 'matte' },
  rim: { width: 2, color: '#c0b39f', rise: 0.5 },
  glass: { margin: 1.6, rise: 0.4, curve: 0.8 },
  crowns: [
    { y: 9, size: 6.5, length: 0.9, kind: 'button' },
    { y: -9, size: 6.5, length: 0.9, kind: 'button' },
  ],
  band: { width: 20, color: '#c9bfb0', kind: 'sport' },
  lugs: true,
  face: { kind: 'analogue', accent: '#ffb15c', second: '#4a2c6e', ground: '#0d0716' },
};
