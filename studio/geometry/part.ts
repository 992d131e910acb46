import { Group, Mesh, type BufferGeometry, type Object3D } from 'three';
import type { Finish } from '../materials/finish';

type Triple = readonly [number, number, number];

/** A mesh with the finish that the renderer is told; three's own materials stay unused. */
export class Part extends Mesh {
  readonly finish: Finish;
  readonly shape: BufferGeometry;

  constructor(shape: BufferGeometry, finish: Finish) {
    super(shape);
    this.shape = shape;
    this.finish = finish;
  }
}

/** Puts a part into a group; position in units of 10 cm, rotation in radians. */
export function put(
  parent: Object3D,
  shape: BufferGeometry,
  finish: Finish,
  at?: Triple,
  turn?: Triple,
): Part {
  const part = new Part(shape, finish);
  if (at) part.position.set(...at);
  if (turn) part.rotation.set(...turn);
  parent.add(part);
  return part;
}

/** An empty group inside another. */
export function group(parent?: Object3D, at?: Triple, turn?: Triple): Group {
  const made = new Group();
  if (at) made.position.set(...at);
  if (turn) made.rotation.set(...turn);
  parent?.add(made);
  return made;
}

/** Lays a shape that was built in XY onto the ground: its z becomes up. */
export function lying(shape: BufferGeometry): BufferGeometry {
  return shape.rotateX(-Math.PI / 2);
}

/** Millimeters, as makers state sizes, to model units. */
export const mm = (value: number) => value / 100;

export const degrees = (value: number) => (value * Math.PI) / 180;
