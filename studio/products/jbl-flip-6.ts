import type { SpeakerSpec } from '../families/audio/speaker';

/** A blue cylinder of cloth with a plain badge. */
export const jblFlip6: SpeakerSpec = {
  family: 'speaker',
  width: 178,
  diameter: 68,
  cloth: '#1a4496',
  trim: '#11254a',
  badge: '#e2502c',
  badgeRim: '#0e1f40',
};
