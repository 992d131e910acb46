import type { SceneSpec } from './spec';

/** A compact group, for link previews. */
export const square: SceneSpec = {
  name: 'square',
  width: 1200,
  height: 1200,
  elevation: 11,
  room: { width: 0.9, height: 0.86, weight: 1, lift: 0 },
  widths: [],
  products: [
    { id: 'macbook-air-15-m4', x: 0.1, z: -0.75, turn: 6 },
    { id: 'iphone-16-pro', x: 1.1, z: 1.1, turn: -6 },
    { id: 'bose-quietcomfort-ultra-headphones', x: -1.2, z: 0.75, turn: 6 },
    { id: 'apple-watch-ultra-2', x: -0.02, z: 1.75, turn: 8 },
  ],
};
