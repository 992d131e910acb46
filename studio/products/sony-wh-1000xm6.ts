import type { HeadphonesSpec } from '../families/audio/headphones';

/** Matte black, smooth egg-shaped cups on yokes that fold, a wide headband; turned the other way. */
export const sonyWh1000xm6: HeadphonesSpec = {
  family: 'headphones',
  cup: { width: 80, height: 97, depth: 32, curve: 22 },
  shell: '#26272a',
  cushion: '#1c1c1e',
  band: '#232427',
  metal: '#8a8c91',
  arm: 'fold',
  crown: 42,
  turn: 40,
};
