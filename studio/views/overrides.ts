import type { Picture } from '../pipeline/picture';

/** Views in which a product differs from its family. */
type Override = Partial<Pick<Picture, 'azimuth' | 'elevation' | 'room' | 'close'>>;

/** The camera lies in a bar as wide as the phone. */
const BAR: Override = { close: { part: 'camera', fill: 0.84 } };

/** By product and view. */
export const OVERRIDES: ReadonlyMap<string, Override> = new Map([
  ['iphone-air:lenses', BAR],
  ['iphone-18-pro:lenses', BAR],
  // One lens or one socket alone would fill the frame.
  ['iphone-17e:lenses', { close: { part: 'camera', fill: 0.44, aim: [0.35, -0.1] } }],
  ['anker-511-charger-nano-3-30w:ports', { close: { part: 'ports', fill: 0.27 } }],
  ['google-pixel-8a:lenses', BAR],
  ['google-pixel-9-pro:lenses', BAR],
]);
