import type { WebcamSpec } from '../families/desk/webcam';

/** A flat graphite bar with a small lens in its middle. */
export const logitechBrio500: WebcamSpec = {
  family: 'webcam',
  width: 110,
  diameter: 31.5,
  depth: 26,
  color: '#2c2e33',
  face: '#3d4046',
};
