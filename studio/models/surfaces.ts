import { Matrix3, Vector3, type Object3D } from 'three';
import { Part } from '../geometry/part';
import type { Finish } from '../materials/finish';
import { grainOf } from './grain';

/** Triangles in the model's own space, with three numbers for each position and normal and two for each place in a picture. */
export interface Shape {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** All parts of one finish. */
export interface Surface {
  readonly finish: Finish;
  readonly shapes: readonly Shape[];
}

/** Below so many units (10 cm) in every direction a part is not seen. */
const TINY = 0.003;

/** Turns each triangle so that its front is where its normals point. */
function facing(positions: Float32Array, normals: Float32Array, indices: Uint32Array): Uint32Array {
  const corner = (values: Float32Array, at: number, into: Vector3) => into.fromArray(values, at * 3);
  const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const turned = indices.slice();
  for (let i = 0; i < indices.length; i += 3) {
    const [first = 0, second = 0, third = 0] = indices.subarray(i, i + 3);
    corner(positions, first, a);
    corner(positions, second, b).sub(a);
    corner(positions, third, c).sub(a);
    const front = b.cross(c);
    const along =
      front.dot(corner(normals, first, n)) +
      front.dot(corner(normals, second, n)) +
      front.dot(corner(normals, third, n));
    if (along < 0) turned.set([second, first], i);
  }
  return turned;
}

function shapeOf(part: Part): Shape {
  const read = (name: string) => Float32Array.from(part.shape.getAttribute(name).array);
  const positions = read('position');
  const normals = read('normal');
  const turn = new Matrix3().getNormalMatrix(part.matrixWorld);
  const spot = new Vector3();
  for (let i = 0; i < positions.length; i += 3) {
    spot.fromArray(positions, i).applyMatrix4(part.matrixWorld).toArray(positions, i);
    spot.fromArray(normals, i).applyMatrix3(turn).normalize().toArray(normals, i);
  }
  const index = part.shape.getIndex();
  const indices = Uint32Array.from(index ? index.array : Array.from({ length: positions.length / 3 }).keys());
  // glTF counts from a picture's top.
  const uvs = read('uv').map((value, i) => (i % 2 === 1 ? 1 - value : value));
  return { positions, normals, uvs, indices: facing(positions, normals, indices) };
}

function isTiny({ positions }: Shape): boolean {
  return [0, 1, 2].every((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = axis; i < positions.length; i += 3) {
      low = Math.min(low, positions[i] ?? 0);
      high = Math.max(high, positions[i] ?? 0);
    }
    return high - low < TINY;
  });
}

/** A key shared by finishes that look the same; pictures are compared by identity. */
function finishKey(finish: Finish, pictures: Map<object, number>): string {
  const { picture, glow, grain: _, ...numbers } = finish;
  const numberOf = (canvas: object | undefined) => {
    if (canvas === undefined) return -1;
    if (!pictures.has(canvas)) pictures.set(canvas, pictures.size);
    return pictures.get(canvas);
  };
  const seen = [Object.entries(numbers).toSorted(), numberOf(picture), numberOf(glow), grainOf(finish)];
  return JSON.stringify(seen);
}

/** The model's parts by how they look: each group is one draw call. */
export function surfacesOf(model: Object3D): Surface[] {
  model.updateMatrixWorld(true);
  const pictures = new Map<object, number>();
  const found = new Map<string, { finish: Finish; shapes: Shape[] }>();
  model.traverse((object) => {
    if (!(object instanceof Part)) return;
    const shape = shapeOf(object);
    if (isTiny(shape)) return;
    const key = finishKey(object.finish, pictures);
    const known = found.get(key);
    if (known) known.shapes.push(shape);
    else found.set(key, { finish: object.finish, shapes: [shape] });
  });
  return [...found.values()];
}
