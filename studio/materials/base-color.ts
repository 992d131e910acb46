import { Color } from 'three';
import type { Finish } from './finish';

const held = (value: number) => value * (1 - 0.36 * value);

/** In linear light. No paint reflects nine tenths of it; pure white would burn out under the lamps. */
export function baseColor({ color, metalness }: Finish): [number, number, number] {
  const { r, g, b } = new Color(color);
  return metalness < 0.5 ? [held(r), held(g), held(b)] : [r, g, b];
}
