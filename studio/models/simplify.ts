import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { Shape } from './surfaces';

/** Largest distance from the original surface, in units of 10 cm. */
const ERROR = 0.0006;
/** Weights of errors in normals and in picture coordinates, relative to positions. */
const NORMAL_WEIGHT = 0.03;
const UV_WEIGHT = 0.2;

/** Copies what a list holds for these vertices. */
function pick(values: Float32Array, width: number, vertices: readonly number[]): Float32Array {
  const picked = new Float32Array(vertices.length * width);
  for (const [i, vertex] of vertices.entries())
    picked.set(values.subarray(vertex * width, (vertex + 1) * width), i * width);
  return picked;
}

/** Joins vertices that are alike to a thousandth of a millimeter, and drops triangles that thereby lose their area. */
export function weld({ positions, normals, uvs, indices }: Shape, keepUvs: boolean): Shape {
  const known = new Map<string, number>();
  const kept: number[] = [];
  const joined = Array.from({ length: positions.length / 3 }, (_, i) => {
    const at = (values: Float32Array, width: number, scale: number) =>
      Array.from(values.subarray(i * width, (i + 1) * width), (value) => Math.round(value * scale));
    const key = [
      ...at(positions, 3, 1e5),
      ...at(normals, 3, 100),
      ...(keepUvs ? at(uvs, 2, 8192) : []),
    ].join();
    const place = known.get(key) ?? kept.length;
    if (place === kept.length) {
      known.set(key, place);
      kept.push(i);
    }
    return place;
  });
  const triangles: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = Array.from(indices.subarray(i, i + 3), (vertex) => joined[vertex] ?? 0);
    if (a !== b && b !== c && c !== a) triangles.push(a, b, c);
  }
  return {
    positions: pick(positions, 3, kept),
    normals: pick(normals, 3, kept),
    uvs: pick(uvs, 2, kept),
    indices: Uint32Array.from(triangles),
  };
}

/** Keeps only the vertices that triangles use, in an order that compresses well. */
export function tidy({ positions, normals, uvs, indices }: Shape): Shape {
  if (indices.length === 0) return { positions, normals, uvs, indices };
  const ordered = indices.slice();
  const [remap, count] = MeshoptEncoder.reorderMesh(ordered, true, true);
  const from: number[] = Array.from({ length: count });
  for (const [vertex, place] of remap.entries()) if (place < count) from[place] = vertex;
  return {
    positions: pick(positions, 3, from),
    normals: pick(normals, 3, from),
    uvs: pick(uvs, 2, from),
    indices: ordered,
  };
}

/** Reduces the triangles of a shape without a visible change. */
export function simplify(shape: Shape, keepUvs: boolean): Shape {
  const welded = weld(shape, keepUvs);
  const { positions, normals, uvs, indices } = welded;
  const count = positions.length / 3;
  const attributes = new Float32Array(count * 5);
  for (let i = 0; i < count; i += 1) {
    attributes.set(normals.subarray(i * 3, i * 3 + 3), i * 5);
    if (keepUvs) attributes.set(uvs.subarray(i * 2, i * 2 + 2), i * 5 + 3);
  }
  const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT, UV_WEIGHT, UV_WEIGHT];
  const [fewer] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    positions,
    3,
    attributes,
    5,
    weights,
    null,
    0,
    ERROR,
    ['ErrorAbsolute', 'Prune'],
  );
  return tidy({ ...welded, indices: fewer });
}

/** Shapes of one finish as one. */
export function join(shapes: readonly Shape[]): Shape {
  const all = (read: (shape: Shape) => Float32Array) =>
    Float32Array.from(shapes.flatMap((shape) => Array.from(read(shape))));
  let start = 0;
  const indices = shapes.flatMap((shape) => {
    const moved = Array.from(shape.indices, (vertex) => vertex + start);
    start += shape.positions.length / 3;
    return moved;
  });
  return {
    positions: all(({ positions }) => positions),
    normals: all(({ normals }) => normals),
    uvs: all(({ uvs }) => uvs),
    indices: Uint32Array.from(indices),
  };
}

/** The WebAssembly needs a moment to start. */
export const toolsReady = async () => {
  await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready]);
};
