import type { HeadphonesSpec } from '../families/audio/headphones';

/** Matte black, slender stems, smooth egg-shaped cups. */
export const sonyWh1000xm5: HeadphonesSpec = {
  family: 'headphones',
  cup: { width: 79, height: 97, depth: 33, curve: 24 },
  shell: '#26272a',
  cushion: '#1c1c1e',
  band: '#232427',
  metal: '#3a3b3e',
  arm: 'stem',
  crown: 29,
};
