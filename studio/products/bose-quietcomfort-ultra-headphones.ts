import type { HeadphonesSpec } from '../families/audio/headphones';

/** White smoke, metal arms over flatter oval cups, a broad headband. */
export const boseQuietcomfortUltraHeadphones: HeadphonesSpec = {
  family: 'headphones',
  cup: { width: 76, height: 96, depth: 27, curve: 13 },
  shell: '#e9e5dd',
  cushion: '#d9d3c8',
  band: '#e4dfd6',
  metal: '#cfc9bd',
  arm: 'plate',
  crown: 34,
};
