import { boundsOf, cornersOf } from './corners';
import { depthsOf, directions, project } from './depth';
import type { Shape } from './surfaces';

const SIZE = 480;
const DIRECTIONS = 72;
/** Keeps surfaces this close behind another (units of 10 cm): the depth grid is no finer. */
const MARGIN = 0.016;

/** Sample points of a triangle: its corners, moved a little inward, and its center. */
const SAMPLES = [
  [0.94, 0.03, 0.03],
  [0.03, 0.94, 0.03],
  [0.03, 0.03, 0.94],
  [1 / 3, 1 / 3, 1 / 3],
  [0.48, 0.48, 0.04],
  [0.04, 0.48, 0.48],
  [0.48, 0.04, 0.48],
] as const;

function isSeen(seen: Float32Array, t: number, depths: Float32Array): boolean {
  return SAMPLES.some((weights) => {
    const at = (axis: number) =>
      weights.reduce((sum, weight, corner) => sum + weight * (seen[t + corner * 3 + axis] ?? 0), 0);
    const pixel = Math.floor(at(1)) * SIZE + Math.floor(at(0));
    return at(2) >= (depths[pixel] ?? -Infinity) - MARGIN;
  });
}

/** Drops triangles that others hide from every side. Transparent ones hide nothing. */
export function onlySeen(shapes: readonly Shape[], isClear: (index: number) => boolean): Shape[] {
  const { low, high } = boundsOf(shapes);
  const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
  const radius = Math.hypot(...high.map((value, axis) => value - (middle[axis] ?? 0))) + 0.01;
  const corners = cornersOf(shapes, middle);
  const starts: number[] = [];
  let next = 0;
  for (const { indices } of shapes) {
    starts.push(next);
    next += indices.length / 3;
  }
  const opaque = cornersOf(
    shapes.filter((_, i) => !isClear(i)),
    middle,
  );
  const found = new Uint8Array(next);
  for (const direction of directions(DIRECTIONS)) {
    const eye = { direction, radius, size: SIZE };
    const depths = depthsOf(project(opaque, eye), SIZE);
    const seen = project(corners, eye);
    for (let t = 0; t < next; t += 1) if (found[t] === 0 && isSeen(seen, t * 9, depths)) found[t] = 1;
  }
  return shapes.map((shape, i) => ({
    ...shape,
    indices: shape.indices.filter((_, corner) => found[(starts[i] ?? 0) + Math.floor(corner / 3)] === 1),
  }));
}
