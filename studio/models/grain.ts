import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { boundsOf } from './corners';
import type { Finish, Grain } from '../materials/finish';
import type { Shape } from './surfaces';

/** How many cells 10 cm have, as in blender/materials.py, and how steep they look there; they rise to their middles or sink. */
const GRAINS: Partial<Record<Grain, { readonly cells: number; readonly slope: number }>> = {
  leather: { cells: 70, slope: -0.05 },
  knit: { cells: 95, slope: 0.09 },
  mesh: { cells: 150, slope: 0.6 },
  weave: { cells: 110, slope: 0.5 },
};

/** The grain of a finish that is coarse enough to be seen on a model. */
export const grainOf = ({ grain, picture, glow }: Finish) =>
  grain && !picture && !glow ? GRAINS[grain] : undefined;

/** Cells along a side of the picture, which repeats. */
const ACROSS = 16;
const SIZE = 192;

/** The same row of numbers from 0 to 1 each time. */
function numbers(): () => number {
  let state = 20_260_611;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A point in each cell, the center of its Voronoi region. */
function middles(): readonly (readonly [number, number])[] {
  const next = numbers();
  return Array.from({ length: ACROSS * ACROSS }, (_, i) => [
    (i % ACROSS) + next(),
    Math.floor(i / ACROSS) + next(),
  ]);
}

/** The vector from the nearest center. */
function fromMiddle(x: number, y: number, points: ReturnType<typeof middles>): readonly [number, number] {
  let nearest: readonly [number, number] = [0, 0];
  let least = Infinity;
  for (let v = -2; v <= 2; v += 1)
    for (let u = -2; u <= 2; u += 1) {
      const [column, row] = [Math.floor(x) + u, Math.floor(y) + v];
      const wrap = (cell: number) => (cell + ACROSS) % ACROSS;
      const [px, py] = points[wrap(row) * ACROSS + wrap(column)] ?? [0, 0];
      const way = [x - px - (column - wrap(column)), y - py - (row - wrap(row))] as const;
      const far = Math.hypot(...way);
      if (far >= least) continue;
      least = far;
      nearest = way;
    }
  return nearest;
}

const drawn = new Map<number, Canvas>();

/** A grain's normal map, as in glTF: x in red, y up in green. */
export function drawGrain({ slope }: { readonly slope: number }): Canvas {
  const known = drawn.get(slope);
  if (known) return known;
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(SIZE, SIZE);
  const points = middles();
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const at = (pixel: number) => ((pixel + 0.5) / SIZE) * ACROSS;
    const [x, y] = fromMiddle(at(i % SIZE), at(Math.floor(i / SIZE)), points);
    const far = Math.hypot(x, y) || 1;
    const lean = [(x / far) * slope, (-y / far) * slope, 1];
    const length = Math.hypot(...lean);
    image.data.set([...lean.map((part) => Math.round(((part / length + 1) / 2) * 255)), 255], i * 4);
  }
  pen.putImageData(image, 0, 0);
  drawn.set(slope, canvas);
  return canvas;
}

/** Box-projects a texture: each triangle takes the side of the box that it faces most. */
export function wrapped({ positions, normals, indices }: Shape): Shape {
  const { low, size } = squareOf([{ positions, normals, indices, uvs: new Float32Array() }]);
  const corners = Array.from(indices);
  const pick = (values: Float32Array) =>
    Float32Array.from(corners.flatMap((vertex) => Array.from(values.subarray(vertex * 3, vertex * 3 + 3))));
  const uvs = new Float32Array(corners.length * 2);
  for (let i = 0; i < corners.length; i += 3) {
    const three = corners.slice(i, i + 3);
    const facing = [0, 1, 2].map((axis) =>
      Math.abs(three.reduce((sum, vertex) => sum + (normals[vertex * 3 + axis] ?? 0), 0)),
    );
    const axis = facing.indexOf(Math.max(...facing));
    for (const [corner, vertex] of three.entries()) {
      const along = (which: number) => ((positions[vertex * 3 + which] ?? 0) - (low[which] ?? 0)) / size;
      uvs.set([along((axis + 1) % 3), along((axis + 2) % 3)], (i + corner) * 2);
    }
  }
  return {
    positions: pick(positions),
    normals: pick(normals),
    uvs,
    indices: Uint32Array.from(corners.keys()),
  };
}

function squareOf(shapes: readonly Shape[]): { low: readonly number[]; size: number } {
  const { low, high } = boundsOf(shapes);
  return { low, size: Math.max(...high.map((value, axis) => value - (low[axis] ?? 0))) };
}

/** How often the texture repeats along the square of a wrapped shape. */
export const repeatsOf = (shape: Shape, { cells }: { readonly cells: number }): number =>
  (squareOf([shape]).size * cells) / ACROSS;
