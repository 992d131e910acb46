import type { MouseSpec } from '../families/desk/mouse';

/** A sculpted hull with a broad shelf for the thumb and a flat pad in it, seen more from the front; graphite. */
export const logitechMxMaster4: MouseSpec = {
  family: 'mouse',
  width: 88,
  length: 128,
  height: 51,
  shelf: 19,
  color: '#34363a',
  wheel: '#c9cbcf',
  pad: '#55585e',
  turn: 152,
};
