import { Box2, Box3, MathUtils, Matrix4, Object3D, PerspectiveCamera, Vector2, Vector3 } from 'three';
import { Part } from '../geometry/part';

/** The space that a model takes in its frame. */
export interface FrameRoom {
  /** Largest part of the frame's width and height, 0 to 1. */
  readonly width: number;
  readonly height: number;
  /** Largest square root of (width × height) of the box: keeps slim and bulky products alike in weight. */
  readonly weight: number;
  /** The box's middle, in frame heights above the center. */
  readonly lift: number;
}

/** A detail: the camera moves in until a part of the model fills the frame. */
export interface Close {
  /** The part's name in the model; several may bear it. */
  readonly part: string;
  /** How much of the frame's width or height, whichever is scarcer, the part takes; above 1 it is cut. */
  readonly fill: number;
  /** The point to look at, from the part's middle, in parts of its own width and height in the picture. */
  readonly aim?: readonly [right: number, up: number];
  /** From the camera to the part, where it is not the usual one. */
  readonly distance?: number;
}

/** The camera's place and field. */
export interface View {
  /** How high the camera stands, in degrees over the ground. */
  readonly elevation: number;
  readonly room: FrameRoom;
  readonly close?: Close;
}

/** The camera as the Blender script expects it. */
export interface Shot {
  readonly position: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Horizontal angle of view in degrees. */
  readonly angle: number;
  /** Lens shift in frame widths: moves the picture without changing the perspective. */
  readonly shift: readonly [number, number];
}

/** One lens and one place for every product: a long lens, as product photographers use. */
const DISTANCE = 8.6;
const ANGLE = 25;
const TARGET = new Vector3(0, 0.75, 0);
/** From the camera to a detail. */
const NEAR = 5.4;

/** Every vertex of the model, or of its parts of one name, in the space of the model's root. */
function vertices(model: Object3D, name?: string): Vector3[] {
  model.updateMatrixWorld(true);
  const points: Vector3[] = [];
  const inverse = new Matrix4().copy(model.matrixWorld).invert();
  const add = (object: Object3D) => {
    if (!(object instanceof Part)) return;
    const position = object.shape.getAttribute('position');
    const matrix = new Matrix4().multiplyMatrices(inverse, object.matrixWorld);
    for (let i = 0; i < position.count; i += 1)
      points.push(new Vector3(position.getX(i), position.getY(i), position.getZ(i)).applyMatrix4(matrix));
  };
  const parts = name === undefined ? [model] : model.getObjectsByProperty('name', name);
  for (const part of parts) part.traverse(add);
  return points;
}

function boxInFrame(points: readonly Vector3[], scale: number, camera: PerspectiveCamera): Box2 {
  const box = new Box2();
  const spot = new Vector3();
  for (const point of points) {
    spot.copy(point).multiplyScalar(scale).project(camera);
    box.expandByPoint(new Vector2(spot.x / 2, spot.y / 2));
  }
  return box;
}

/**
 * Scales the model, stands it on the ground and shifts the lens so that it sits in the frame as the room says.
 * The model is scaled and the camera stays, so that light and shadow are the same for a watch and a notebook.
 */
export function frame(model: Object3D, aspect: number, view: View): Shot {
  const { room, elevation, close } = view;
  const points = vertices(model);
  const floor = points.reduce((lowest, point) => Math.min(lowest, point.y), Number.POSITIVE_INFINITY);
  for (const point of points) point.y -= floor;
  const middle = new Vector3();
  for (const point of points) middle.addScaledVector(point, 1 / points.length);
  for (const point of points) point.sub(new Vector3(middle.x, 0, middle.z));

  const rise = MathUtils.degToRad(elevation);
  const camera = new PerspectiveCamera(
    MathUtils.radToDeg(2 * Math.atan(Math.tan(MathUtils.degToRad(ANGLE) / 2) / aspect)),
    aspect,
    0.1,
    100,
  );
  camera.position.set(0, DISTANCE * Math.sin(rise), DISTANCE * Math.cos(rise)).add(TARGET);
  camera.lookAt(TARGET);
  camera.updateMatrixWorld(true);

  let scale = 1;
  for (let round = 0; round < 8; round += 1) {
    const size = boxInFrame(points, scale, camera).getSize(new Vector2());
    const weight = Math.sqrt(size.x * size.y);
    scale *= Math.min(room.width / size.x, room.height / size.y, room.weight / weight);
  }
  const center = boxInFrame(points, scale, camera).getCenter(new Vector2());
  model.scale.setScalar(scale);
  model.position.set(-middle.x, -floor, -middle.z).multiplyScalar(scale);
  if (close !== undefined) return closeUp(model, aspect, rise, close);
  return {
    position: [camera.position.x, camera.position.y, camera.position.z],
    target: [TARGET.x, TARGET.y, TARGET.z],
    angle: ANGLE,
    shift: [center.x, (center.y - room.lift) / aspect],
  };
}

/** The shot of a part of a model that is already scaled and placed. */
function closeUp(model: Object3D, aspect: number, rise: number, close: Close): Shot {
  const { fill, aim = [0, 0], distance = NEAR } = close;
  const points = vertices(model, close.part);
  if (points.length === 0) throw new Error(`The model has no part named ${close.part}`);
  for (const point of points) point.multiplyScalar(model.scale.x).add(model.position);
  const target = new Box3().setFromPoints(points).getCenter(new Vector3());
  const camera = new Object3D();
  camera.position.set(0, Math.sin(rise), Math.cos(rise)).multiplyScalar(distance).add(target);
  // An object looks along its z, a camera against it.
  camera.lookAt(camera.position.clone().multiplyScalar(2).sub(target));
  camera.updateMatrixWorld(true);
  // The part as it is seen: how far to the side and up each point lies for each unit of depth.
  const seen = new Box2();
  for (const point of points) {
    const { x, y, z } = camera.worldToLocal(point);
    seen.expandByPoint(new Vector2(-x / z, -y / z));
  }
  const size = seen.getSize(new Vector2());
  const width = Math.max(size.x, size.y * aspect) / fill;
  const center = seen.getCenter(new Vector2()).add(size.multiply(new Vector2(...aim)));
  return {
    position: [camera.position.x, camera.position.y, camera.position.z],
    target: [target.x, target.y, target.z],
    angle: MathUtils.radToDeg(2 * Math.atan(width / 2)),
    shift: [center.x / width, center.y / width],
  };
}
