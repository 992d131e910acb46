import {
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  Vector3,
  type Texture,
} from 'three';
import { clamp } from '../../lib/amount-range';

/** The soft boxes that the pictures are lit by: direction, distance, width, height, watts (studio/blender/studio_light.py). */
const BOXES = [
  [[-0.95, 0.85, 0.12], 6, 5, 4.2, 520],
  [[0.1, 1, -0.35], 5, 6.5, 3, 300],
  [[1, 0.3, 0.15], 5.5, 1.6, 5.5, 190],
  [[-1, 0.22, -0.45], 5.5, 1.4, 5.5, 110],
  [[-0.25, 0.45, 1], 7, 6, 4, 160],
] as const;

/** The room's light by height, from below to above. */
const ROOM = [
  [-1, 0.85],
  [-0.1, 0.85],
  [0.24, 0.28],
  [1, 0.55],
] as const;
const ROOM_STRENGTH = 0.75;
const ROOM_SIZE = 20;

function roomLight(height: number): number {
  const next = Math.max(
    1,
    ROOM.findIndex(([top]) => height <= top),
  );
  const [low, dark] = ROOM[next - 1] ?? ROOM[0];
  const [high, light] = ROOM[next] ?? ROOM[3];
  const part = clamp((height - low) / (high - low), 0, 1);
  return ROOM_STRENGTH * (dark + (light - dark) * part);
}

/** A ball, made of a sheet, which three.js has in its core. */
function room(): Mesh {
  const ball = new PlaneGeometry(1, 1, 32, 48);
  const [places, uv] = [ball.getAttribute('position'), ball.getAttribute('uv')];
  const colors: number[] = [];
  for (let i = 0; i < places.count; i += 1) {
    const polar = (1 - uv.getY(i)) * Math.PI;
    const place = new Vector3().setFromSphericalCoords(ROOM_SIZE, polar, uv.getX(i) * 2 * Math.PI);
    places.setXYZ(i, place.x, place.y, place.z);
    const light = roomLight(Math.cos(polar));
    colors.push(light, light, light);
  }
  ball.setAttribute('color', new Float32BufferAttribute(colors, 3));
  return new Mesh(ball, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
}

/** As bright as Blender has a lamp of so many watts. */
const radiance = (watts: number, width: number, height: number) => watts / (width * height * Math.PI);

function softBox([direction, distance, width, height, watts]: (typeof BOXES)[number]): Mesh {
  const paint = new MeshBasicMaterial({ side: DoubleSide });
  paint.color.setScalar(radiance(watts, width, height));
  const box = new Mesh(new PlaneGeometry(width, height), paint);
  box.position.fromArray(direction).setLength(distance);
  box.lookAt(0, 0, 0);
  return box;
}

/** The pictures' light as what surrounds the model: soft boxes in a dim room. */
export function createLight(renderer: WebGLRenderer): Texture {
  const set = new Scene();
  set.add(room(), ...BOXES.map(softBox));
  return new PMREMGenerator(renderer).fromScene(set).texture;
}
