import type { WatchSpec } from '../families/watch/spec';

/** A polished steel watch with real hands on a black dial. */
export const withingsScanwatch2: WatchSpec = {
  family: 'watch',
  shape: 'round',
  width: 42,
  height: 42,
  thickness: 10.6,
  corner: 21,
  body: { color: '#b0b2b7', surface: 'polished' },
  rim: { width: 2.6, color: '#b6b8bd', rise: 1 },
  glass: { margin: 0.5, rise: 0.5, curve: 1.2 },
  crowns: [{ y: 0, size: 6.4, length: 3, kind: 'crown' }],
  band: { width: 20, color: '#1b1b1d', kind: 'sport' },
  lugs: true,
  face: { kind: 'hands', accent: '#e6e6ea', second: '#26282c', ground: '#101114' },
};
