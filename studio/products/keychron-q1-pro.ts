import type { KeyboardSpec } from '../families/desk/keyboard';

/** A heavy aluminum keyboard with a knob; carbon black. */
export const keychronQ1Pro: KeyboardSpec = {
  family: 'keyboard',
  width: 327,
  depth: 145,
  height: 24,
  body: '#2c2d30',
  keys: '#54575d',
  edgeKeys: '#2a2c30',
  accent: '#c9673a',
  legend: '#f1f2f4',
  knob: '#4a4c50',
};
