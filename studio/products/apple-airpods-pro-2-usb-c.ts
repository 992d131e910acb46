import type { EarbudsSpec } from '../families/audio/earbuds';

/** Glossy white, short round stems, a pebble of a case. */
export const appleAirpodsPro2UsbC: EarbudsSpec = {
  family: 'earbuds',
  colour: '#f4f4f5',
  tip: '#e6e6e8',
  stem: 'round',
  stemColour: '#f4f4f5',
  case: { width: 60.6, height: 45.2, depth: 21.7, corner: 21, colour: '#f6f6f7', lid: 15 },
};
