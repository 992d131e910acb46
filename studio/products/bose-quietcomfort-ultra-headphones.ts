import type { HeadphonesSpec } from '../families/audio/headphones';

/** White smoke, metal arms over flatter oval cups, a broad headband. */
export const boseQuietcomfortUltraHeadphones: HeadphonesSpec = {
  family: 'headphones',
  cup: { width: 76, height: 96, depth: 27, curve: 13 },
  shell: '#d6d1c8',
  cushion: '#c9c3b8',
  band: '#d2ccc2',
  metal: '#cfc9bd',
  arm: 'plate',
  crown: 34,
};
