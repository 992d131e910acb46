import type { PenSpec } from '../families/desk/pen';

/** A white pen with one flat side. */
export const applePencilPro: PenSpec = {
  family: 'pen',
  length: 166,
  diameter: 8.9,
  color: '#d9d9dc',
};
