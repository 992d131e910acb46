import type { EarbudsSpec } from '../families/audio/earbuds';

/** Glossy white, short round stems, a pebble of a case. */
export const appleAirpodsPro2UsbC: EarbudsSpec = {
  family: 'earbuds',
  color: '#c6c6cb',
  tip: '#b2b2b8',
  stem: 'round',
  stemColor: '#c6c6cb',
  case: { width: 60.6, height: 45.2, depth: 21.7, corner: 21, color: '#c4c4c9', lid: 15 },
};
