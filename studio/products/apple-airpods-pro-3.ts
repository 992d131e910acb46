import type { EarbudsSpec } from '../families/audio/earbuds';

/** Glossy white, short round stems, blunt foam tips; the case, a flatter pebble, with its lid up. */
export const appleAirpodsPro3: EarbudsSpec = {
  family: 'earbuds',
  color: '#c6c6cb',
  tip: '#a9a9b0',
  foam: true,
  stem: 'round',
  stemColor: '#c6c6cb',
  case: { width: 62.2, height: 47.2, depth: 21.8, corner: 22, color: '#c4c4c9', lid: 17, open: true },
};
