import type { EarbudsSpec } from '../families/audio/earbuds';

/** Silver, angular blades for stems, a flatter case with squarer corners and a clear lid. */
export const samsungGalaxyBuds3Pro: EarbudsSpec = {
  family: 'earbuds',
  color: '#a4a8b0',
  tip: '#777b84',
  stem: 'blade',
  stemColor: '#b4b8c0',
  case: { width: 58.9, height: 48.7, depth: 24.4, corner: 13, color: '#b3b7bf', lid: 19, clear: true },
};
