import type { WebcamSpec } from '../families/desk/webcam';

/** A graphite bar with the lens in its middle. */
export const logitechBrio500: WebcamSpec = {
  family: 'webcam',
  width: 110,
  diameter: 31.5,
  colour: '#2c2e33',
  face: '#3d4046',
};
