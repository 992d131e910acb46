import type { WatchSpec } from '../families/watch/spec';

/** The thick titanium case with a flat raised rim and a guarded crown, on a woven dark green band. */
export const appleWatchUltra4: WatchSpec = {
  family: 'watch',
  shape: 'square',
  width: 44,
  height: 49,
  thickness: 12,
  corner: 14,
  body: { color: '#b8b0a3', surface: 'matte' },
  rim: { width: 2, color: '#c4bcb0', rise: 0.7 },
  glass: { margin: 0.9, rise: 0.3, curve: 0.6 },
  crowns: [
    { y: 5.5, size: 9, length: 3.2, color: '#c9c2b6', kind: 'crown' },
    { y: -8, size: 12, length: 1, kind: 'button' },
    { y: 0, size: 11, length: 1.4, color: '#e2602a', kind: 'button', left: true },
  ],
  guard: true,
  band: { width: 25, color: '#2a4a3e', kind: 'loop', stripe: '#86a356' },
  face: { kind: 'modular', accent: '#a8e05f', second: '#12453a', ground: '#04120f' },
};
