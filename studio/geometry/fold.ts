import { BufferGeometry, Float32BufferAttribute, type Group, type Object3D } from 'three';
import { group, Part, put } from './part';

/** A bend around a level axis at this height: all above it comes forward by the angle, in radians. */
export interface Fold {
  readonly height: number;
  readonly angle: number;
  /** The bend's, at z = 0. */
  readonly radius: number;
}

/** Position, normal and place in a picture. */
type Vertex = readonly [number, number, number, number, number, number, number, number];
type Polygon = readonly Vertex[];

/** How many flat strips the bend is made of. */
const STRIPS = 16;

function between(a: Vertex, b: Vertex, height: number): Vertex {
  const part = (height - a[1]) / (b[1] - a[1]);
  const at = (i: number) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * part;
  return [at(0), height, at(2), at(3), at(4), at(5), at(6), at(7)];
}

/** The part of a convex polygon that lies above a height, or below it. */
function clipped(polygon: Polygon, height: number, above: boolean): Polygon {
  const isIn = ([, y]: Vertex) => (above ? y >= height : y <= height);
  return polygon.flatMap((vertex, i) => {
    const before = polygon.at(i - 1) ?? vertex;
    const crossing = isIn(vertex) === isIn(before) ? [] : [between(before, vertex, height)];
    return isIn(vertex) ? [...crossing, vertex] : crossing;
  });
}

/** The same polygons, with an edge at each height that one of them crosses. */
function cut(polygons: readonly Polygon[], height: number): Polygon[] {
  return polygons.flatMap((polygon) => {
    const heights = polygon.map(([, y]) => y);
    if (Math.min(...heights) >= height || Math.max(...heights) <= height) return [polygon];
    return [clipped(polygon, height, false), clipped(polygon, height, true)];
  });
}

function bent([x, y, z, nx, ny, nz, u, v]: Vertex, { height, angle, radius }: Fold): Vertex {
  const half = (radius * angle) / 2;
  const along = y - height;
  const turn = Math.min(1, Math.max(0, (along + half) / (2 * half))) * angle;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const beyond = along < -half ? along + half : Math.max(0, along - half);
  return [
    x,
    height - half + (radius - z) * sin + beyond * cos,
    radius - (radius - z) * cos + beyond * sin,
    nx,
    ny * cos - nz * sin,
    ny * sin + nz * cos,
    u,
    v,
  ];
}

function trianglesOf(shape: BufferGeometry): Polygon[] {
  const flat = shape.index === null ? shape : shape.toNonIndexed();
  const [position, normal, uv] = ['position', 'normal', 'uv'].map((name) => flat.getAttribute(name));
  const vertexAt = (i: number): Vertex => [
    position?.getX(i) ?? 0,
    position?.getY(i) ?? 0,
    position?.getZ(i) ?? 0,
    normal?.getX(i) ?? 0,
    normal?.getY(i) ?? 0,
    normal?.getZ(i) ?? 0,
    uv?.getX(i) ?? 0,
    uv?.getY(i) ?? 0,
  ];
  return Array.from({ length: (position?.count ?? 0) / 3 }, (_, i) =>
    [3 * i, 3 * i + 1, 3 * i + 2].map((each) => vertexAt(each)),
  );
}

function foldedShape(shape: BufferGeometry, fold: Fold): BufferGeometry {
  const half = (fold.radius * fold.angle) / 2;
  let polygons = trianglesOf(shape);
  for (let i = 0; i <= STRIPS; i += 1) polygons = cut(polygons, fold.height - half + (2 * half * i) / STRIPS);
  const corners = polygons.flatMap(([first, ...rest]) =>
    rest
      .slice(1)
      .flatMap((last, i) => [first, rest[i], last].flatMap((each) => (each ? [bent(each, fold)] : []))),
  );
  const made = new BufferGeometry();
  const numbers = (from: number, to: number) => corners.flatMap((corner) => corner.slice(from, to));
  made.setAttribute('position', new Float32BufferAttribute(numbers(0, 3), 3));
  made.setAttribute('normal', new Float32BufferAttribute(numbers(3, 6), 3));
  made.setAttribute('uv', new Float32BufferAttribute(numbers(6, 8), 2));
  made.setIndex(corners.map((_, i) => i));
  return made;
}

/** A model folded like a clamshell, each of its parts cut where it bends. */
export function foldedModel(model: Object3D, fold: Fold): Group {
  const result = group();
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    if (!(object instanceof Part)) return;
    put(
      result,
      foldedShape(object.shape.clone().applyMatrix4(object.matrixWorld), fold),
      object.finish,
    ).name = object.name;
  });
  return result;
}
