import type { Group } from 'three';
import type { View } from '../pipeline/framing';

/** One more picture of a product, beside its first one. */
export interface ProductView<Spec> extends View {
  /** Ends the picture's file name. */
  readonly name: string;
  readonly build: (spec: Spec) => Group;
  /** Azimuth of the camera in degrees: 90 is from the right, 180 from behind. */
  readonly azimuth: number;
  /** Description that follows the product's name; `phrase` is the product's own from `phrases.ts`. */
  readonly alt: (spec: Spec, phrase: string) => string;
}

/** A whole product in its frame; `weight` only matters for the bulky ones. */
export const WHOLE = { width: 0.86, height: 0.82, weight: 0.7, lift: 0.012 } as const;
