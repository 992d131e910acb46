import type { MouseSpec } from '../families/desk/mouse';

/** A sculpted hull with a thumb rest and two metal wheels; graphite. */
export const logitechMxMaster3s: MouseSpec = {
  family: 'mouse',
  width: 84,
  length: 125,
  height: 50,
  shelf: 12.4,
  color: '#3c3e42',
  wheel: '#b9bbbf',
};
