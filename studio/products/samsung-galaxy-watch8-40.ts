import type { WatchSpec } from '../families/watch/spec';

/** A round bezel on a squarish cushion of a case, graphite, two flat buttons. */
export const samsungGalaxyWatch840: WatchSpec = {
  family: 'watch',
  shape: 'cushion',
  width: 40.4,
  height: 42.7,
  thickness: 8.6,
  corner: 20,
  body: { color: '#5c5f66', surface: 'matte' },
  rim: { width: 2.4, color: '#7e8188', rise: 1.5 },
  glass: { margin: 1.2, rise: 0.4, curve: 0.8 },
  crowns: [
    { y: 8, size: 7.5, length: 0.9, kind: 'button' },
    { y: -8, size: 7.5, length: 0.9, kind: 'button' },
  ],
  band: { width: 24, color: '#37393e', kind: 'sport' },
  face: { kind: 'sport', accent: '#62b6ff', second: '#b48cff', ground: '#05070d' },
};
