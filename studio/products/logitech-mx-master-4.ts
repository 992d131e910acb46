import type { MouseSpec } from '../families/desk/mouse';

/** A sculpted hull over a broad thumb rest with a flat pad, seen more from the front; graphite. */
export const logitechMxMaster4: MouseSpec = {
  family: 'mouse',
  width: 88,
  length: 128,
  height: 51,
  colour: '#34363a',
  wheel: '#c9cbcf',
  pad: '#55585e',
  turn: 152,
};
