import type { SceneSpec } from './spec';

/** Things to carry, for About Us: as wide as the screen, low, in violet and white. */
export const about: SceneSpec = {
  name: 'about',
  width: 2400,
  height: 1029,
  elevation: 10,
  room: { width: 0.92, height: 0.84, weight: 1, lift: 0 },
  widths: [800, 1600, 2400],
  products: [
    { id: 'samsung-galaxy-z-flip6', x: -2.7, z: 0.3, turn: 10 },
    { id: 'iphone-17', x: -1.25, z: -0.6, turn: 8 },
    { id: 'apple-watch-se-3-40', x: -0.5, z: 1.2, turn: 10 },
    { id: 'apple-airpods-pro-3', x: 0.85, z: 1.5, turn: -4 },
    { id: 'samsung-galaxy-s26', x: 0.7, z: -0.5, turn: 0 },
    { id: 'samsung-galaxy-watch7-40', x: 1.85, z: 1.15, turn: -6 },
    { id: 'iphone-air', x: 2.65, z: -0.2, turn: -8 },
  ],
};
