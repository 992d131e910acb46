import type { EarbudsSpec } from '../families/audio/earbuds';

/** Glossy white, short round stems, a pebble of a case. */
export const appleAirpodsPro2UsbC: EarbudsSpec = {
  family: 'earbuds',
  colour: '#cfcfd4',
  tip: '#bdbdc2',
  stem: 'round',
  stemColour: '#cfcfd4',
  case: { width: 60.6, height: 45.2, depth: 21.7, corner: 21, colour: '#d2d2d6', lid: 15 },
};
