import type { SceneSpec } from './spec';

/** The shop window: wide, for the top of the first screen. */
export const banner: SceneSpec = {
  name: 'banner',
  width: 2400,
  height: 1035,
  elevation: 9,
  room: { width: 0.94, height: 0.9, weight: 1, lift: 0.01 },
  widths: [800, 1200, 1600, 2400],
  products: [
    { id: 'macbook-air-15-m4', x: -0.1, z: -0.7, turn: 8 },
    { id: 'bose-quietcomfort-ultra-headphones', x: -2.75, z: -0.1, turn: 8 },
    { id: 'apple-watch-ultra-2', x: -1.2, z: 1.35, turn: 10 },
    { id: 'iphone-16-pro', x: 2.1, z: 0.35, turn: -6 },
    { id: 'apple-airpods-pro-2-usb-c', x: 0.7, z: 1.55, turn: -4 },
    { id: 'jbl-flip-6', x: 3.8, z: -0.3, turn: 4 },
  ],
};
