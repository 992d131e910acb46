import type { WatchSpec } from '../families/watch/spec';

/** A thick titanium case with a flat raised rim, a guarded crown with an orange ring, an orange ribbed band. */
export const appleWatchUltra2: WatchSpec = {
  family: 'watch',
  shape: 'square',
  width: 44,
  height: 49,
  thickness: 12.5,
  corner: 14,
  body: { color: '#b8b0a3', surface: 'matte' },
  rim: { width: 2.4, color: '#c4bcb0', rise: 0.8 },
  glass: { margin: 1.2, rise: 0.3, curve: 0.6 },
  crowns: [
    { y: 5.5, size: 9, length: 3.2, color: '#c9c2b6', accent: '#e2602a', kind: 'crown' },
    { y: -8, size: 12, length: 1, kind: 'button' },
    { y: 0, size: 11, length: 1.4, color: '#e2602a', kind: 'button', left: true },
  ],
  guard: true,
  band: { width: 25, color: '#e2602a', kind: 'ribbed' },
  face: { kind: 'analogue', accent: '#ff7a2f', second: '#10233b', ground: '#05070c' },
};
