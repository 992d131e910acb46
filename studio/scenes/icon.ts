import type { SceneSpec } from './spec';

/** Two things that are known by their outline alone, for the app's icon. */
export const icon: SceneSpec = {
  name: 'icon',
  width: 768,
  height: 768,
  elevation: 8,
  room: { width: 0.94, height: 0.94, weight: 1, lift: 0 },
  widths: [],
  products: [
    { id: 'bose-quietcomfort-ultra-headphones', x: 0, z: 0, turn: 8 },
    { id: 'apple-watch-ultra-2', x: 0.12, z: 1.1, turn: 4 },
  ],
};
