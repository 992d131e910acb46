import { Vector3 } from 'three';
import type { Shape } from './surfaces';

const SIZE = 640;
const DIRECTIONS = 72;
/** What lies so little behind another surface (units of 10 cm) is kept: the grid of depths is no finer. */
const MARGIN = 0.012;

/** Spread evenly over the sphere. */
function directions(): Vector3[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / DIRECTIONS;
    const r = Math.sqrt(1 - y * y);
    return new Vector3(r * Math.cos(golden * i), y, r * Math.sin(golden * i));
  });
}

/** Corners of all triangles as seen from a direction: x and y in pixels, z the depth towards the eye. */
function project(corners: Float32Array, eye: Vector3, radius: number): Float32Array {
  const side = new Vector3(0, 1, 0).cross(eye).normalize();
  const up = eye.clone().cross(side);
  const scale = SIZE / (2 * radius);
  const seen = new Float32Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    const [x = 0, y = 0, z = 0] = corners.subarray(i, i + 3);
    seen[i] = (x * side.x + y * side.y + z * side.z + radius) * scale;
    seen[i + 1] = (x * up.x + y * up.y + z * up.z + radius) * scale;
    seen[i + 2] = x * eye.x + y * eye.y + z * eye.z;
  }
  return seen;
}

/** The nearest depth in each pixel. */
function depthsOf(seen: Float32Array): Float32Array {
  const depths = new Float32Array(SIZE * SIZE).fill(-Infinity);
  for (let t = 0; t < seen.length; t += 9) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = seen.subarray(t, t + 9);
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(SIZE - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(SIZE - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const [px, py] = [x + 0.5, y + 0.5];
        const v = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const w = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const depth = az + v * (bz - az) + w * (cz - az);
        const pixel = y * SIZE + x;
        if (depth > (depths[pixel] ?? 0)) depths[pixel] = depth;
      }
  }
  return depths;
}

/** Points of a triangle that are looked for: its corners, a little within, and its middle. */
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

/** The corners of every triangle, one after the other, moved so that the model's middle is at the origin. */
function cornersOf(shapes: readonly Shape[]): { corners: Float32Array; radius: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of shapes)
    for (const [i, value] of positions.entries()) {
      low[i % 3] = Math.min(low[i % 3] ?? 0, value);
      high[i % 3] = Math.max(high[i % 3] ?? 0, value);
    }
  const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
  const corners = Float32Array.from(
    shapes.flatMap(({ positions, indices }) =>
      Array.from(indices).flatMap((vertex) =>
        middle.map((value, axis) => (positions[vertex * 3 + axis] ?? 0) - value),
      ),
    ),
  );
  return { corners, radius: Math.hypot(...high.map((value, axis) => value - (middle[axis] ?? 0))) + 0.01 };
}

/** Leaves out the triangles that are hidden by others from every side. Clear ones hide nothing. */
export function onlySeen(shapes: readonly Shape[], isClear: (index: number) => boolean): Shape[] {
  const { corners, radius } = cornersOf(shapes);
  const starts: number[] = [];
  let next = 0;
  for (const { indices } of shapes) {
    starts.push(next);
    next += indices.length / 3;
  }
  const solid = shapes.map((_, i) => !isClear(i));
  const opaque = Float32Array.from(
    shapes.flatMap(({ indices }, i) =>
      solid[i] === true
        ? Array.from(corners.subarray((starts[i] ?? 0) * 9, ((starts[i] ?? 0) + indices.length / 3) * 9))
        : [],
    ),
  );
  const found = new Uint8Array(next);
  for (const eye of directions()) {
    const depths = depthsOf(project(opaque, eye, radius));
    const seen = project(corners, eye, radius);
    for (let t = 0; t < next; t += 1) if (found[t] === 0 && isSeen(seen, t * 9, depths)) found[t] = 1;
  }
  return shapes.map((shape, i) => ({
    ...shape,
    indices: shape.indices.filter((_, corner) => found[(starts[i] ?? 0) + Math.floor(corner / 3)] === 1),
  }));
}
